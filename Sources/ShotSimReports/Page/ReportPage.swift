import ShotSim

/// Makes the report: one HTML file that holds all it shows and asks for nothing.
package enum ReportPage {
  /// Returns the page.
  package static func html(_ content: ReportContent) -> String {
    var page = HTMLWriter()
    let title = Escaping.markup("\(content.title) – ShotSim report")
    page.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">")
    page.raw(
      "<meta http-equiv=\"Content-Security-Policy\" "
        + "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">")
    page.raw("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
    page.raw("<meta name=\"color-scheme\" content=\"light dark\">")
    page.raw("<link rel=\"icon\" href=\"data:,\">\n<title>\(title)</title>")
    page.raw(
      "<style>\n" + PictureStyle.variables + PictureStyle.rules + PageStyle.rules
        + "</style>\n</head>\n<body>")
    let sections = ReportSections.all(content)
    ReportSections.writeHeader(content, sections: sections, to: &page)
    page.raw("<main>")
    for section in sections {
      page.raw("<section id=\"\(section.id)\" aria-labelledby=\"\(section.id)-title\">")
      page.raw("<h2 id=\"\(section.id)-title\">\(Escaping.markup(section.title))</h2>")
      section.write(content, &page)
      page.raw("</section>")
    }
    page.raw("</main>\n</body>\n</html>")
    return page.text
  }
}
