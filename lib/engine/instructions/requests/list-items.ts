const bullet = /(^|\n)[ \t]*(?:[-*•–—+]|\(?(?:\d{1,2}|[a-h])\)|\d{1,2}\.)[ \t]+/g
/** "1) … 2) …" within a line. */
const inline = /(^|[\s:,;.])\(?(?:\d{1,2}|[a-h])\)[ \t]+/g
const firstItem = /(?:^|[\s:,;.])\(?[1a]\)\s/
const inlineDotted = /(^|[\s:,;.])\d{1,2}\.[ \t]+/g
const beginsDotted = /^\s*1\.\s.*\s2\.\s/s
/** "Please make the following three charts:" asks for nothing itself. */
const heading =
  /^(?:(?:please|can|could|would|will|you|i|we|need|want|like|love|to|see|have|get|show|display|give|me|us|make|create|draw|build|plot|add|include|prepare|the|a|an|following|these|this|those|some|my|our|for|with|on|in|of|all|both|separate|different|single|one|two|three|four|five|six|several|\d+|here|are|is|things?|charts?|graphs?|plots?|diagrams?|visuali[sz]ations?|visuals?|cards?|blocks?|dashboard|requests?|wishes|questions?|list|and)[ \t]+)*(?:charts?|graphs?|plots?|diagrams?|visuali[sz]ations?|visuals?|cards?|blocks?|dashboard|show|see|need|want|things?|following|requests?|wishes|questions?|list|create|make|draw|plot|display)\s*:\s*/i

/** A text with the marks of its lists taken off, each item on a line of its own. */
export function itemLines(text: string): string {
  const listed = text.replaceAll(bullet, '$1\n')
  // "(g)" alone is a unit
  const lines = firstItem.test(text) ? listed.replaceAll(inline, '$1\n') : listed
  const items = beginsDotted.test(text) ? lines.replaceAll(inlineDotted, '$1\n') : lines
  return items.replace(/^\s+/, '').replace(heading, '')
}
