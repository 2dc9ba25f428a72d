/** Where a sentence may end; a full stop within a number ends none. */
const sentenceEnd = /(?<=[.?!])\s+(?=[\p{Lu}\p{N}“"±−-])/gu

/** A text by its sentences; the full stop of a name (`M. B.`, `Einr.-Nr. 7`), in lower case, ends none. */
export function sentencesOf(text: string, stoppedNames: string[]): string[] {
  const lower = text.toLowerCase()
  const inNames = stoppedNames.flatMap((name) => placesOf(name, lower))
  const ends = [...text.matchAll(sentenceEnd)].filter(
    ({ index }) => !inNames.some(([from, to]) => from < index && index <= to),
  )
  return [...ends.map(({ index }) => index), text.length].map((end, at) =>
    text.slice(at === 0 ? 0 : ends[at - 1]!.index, end).trim(),
  )
}

/** Where a name stands in a text, both in lower case. */
function placesOf(name: string, text: string): [number, number][] {
  const places: [number, number][] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) places.push([at, at + name.length])
  }
  return places
}
