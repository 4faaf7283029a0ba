import java.util.Scanner;
import org.HdrHistogram.Histogram;

/** Prints whole numbers from standard input as HdrHistogram does, with 3 digits, in thousands. */
class PercentileText {
  public static void main(String[] arguments) {
    Histogram histogram = new Histogram(3);
    Scanner scanner = new Scanner(System.in);
    while (scanner.hasNextLong()) histogram.recordValue(scanner.nextLong());
    histogram.outputPercentileDistribution(System.out, 5, 1000.0);
  }
}
