/// What happens to a customer who asks for a server.
public enum Admission: Sendable, Equatable, BitwiseCopyable {
  /// A server was idle and serves the customer from now on.
  case served
  /// All servers are busy; the customer waits.
  case waiting
  /// Every waiting place is taken too; the customer is lost.
  case refused
}

/// Equal servers with one wait line, first come first served.
///
/// The pool knows who waits and counts; how long a service lasts and what is
/// scheduled for its end is the model's matter. A customer is any plain value,
/// such as a number or the instant of the arrival.
public struct ServerPool<Customer: BitwiseCopyable & Sendable>: ~Copyable, Sendable {
  /// How many servers there are.
  public let serverCount: Int
  /// How many customers may wait.
  public let waitingPlaces: Int
  @usableFromInline var busyServers = TimeWeightedStatistic()
  @usableFromInline var waitingCustomers = TimeWeightedStatistic()
  @usableFromInline var served = 0
  @usableFromInline var refused = 0
  @usableFromInline var line = WaitLine<Customer>()

  /// Creates a pool whose servers are idle.
  ///
  /// - Precondition: There is a server, and `waitingPlaces` is not negative.
  @inlinable
  public init(serverCount: Int = 1, waitingPlaces: Int = .max) {
    precondition(serverCount > 0, "a pool has no server")
    precondition(waitingPlaces >= 0, "a pool has fewer than no waiting places")
    self.serverCount = serverCount
    self.waitingPlaces = waitingPlaces
  }

  /// Servers that are busy, over time.
  @inlinable
  public var busy: TimeWeightedStatistic { busyServers }

  /// Customers who wait, over time.
  @inlinable
  public var waiting: TimeWeightedStatistic { waitingCustomers }

  /// Services that have begun.
  @inlinable
  public var servedCount: Int { served }

  /// Customers who were refused.
  @inlinable
  public var refusedCount: Int { refused }

  /// Customers who are here: in service and waiting.
  @inlinable
  public var presentCount: Int { busyServers.value + waitingCustomers.value }

  /// Asks for a server.
  @inlinable
  public mutating func seize(for customer: Customer, at now: Nanoseconds) -> Admission {
    if busyServers.value < serverCount {
      busyServers.add(1, at: now)
      served += 1
      return .served
    }
    guard waitingCustomers.value < waitingPlaces else {
      refused += 1
      return .refused
    }
    line.append(customer)
    waitingCustomers.add(1, at: now)
    return .waiting
  }

  /// Ends a service; the server goes on to the one who has waited longest.
  ///
  /// - Returns: The customer whose service begins now, nil when nobody waited.
  /// - Precondition: A server is busy.
  @inlinable
  public mutating func release(at now: Nanoseconds) -> Customer? {
    precondition(busyServers.value > 0, "a server is released while none is busy")
    guard let next = line.popFirst() else {
      busyServers.add(-1, at: now)
      return nil
    }
    waitingCustomers.add(-1, at: now)
    served += 1
    return next
  }

  /// Forgets what was counted before an instant, as at the end of a warm-up;
  /// who is here stays.
  @inlinable
  public mutating func restartStatistics(at now: Nanoseconds) {
    busyServers.restart(at: now)
    waitingCustomers.restart(at: now)
    served = 0
    refused = 0
  }

  /// Empties the pool for the next replication, whose time counts from an instant on,
  /// and keeps its memory.
  @inlinable
  public mutating func reset(at start: Nanoseconds = 0) {
    line.removeAll()
    busyServers = TimeWeightedStatistic(at: start)
    waitingCustomers = TimeWeightedStatistic(at: start)
    served = 0
    refused = 0
  }
}
