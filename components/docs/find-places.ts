/** An operation, an object, an error code: where it is told, and what it is found by. */
export interface FindablePlace {
  href: string
  label: string
  /** A path, a status, the kind of thing. */
  about: string
}

const foundMax = 12

/** The places that have each word of a query, those first whose name begins with it. */
export function findPlaces(places: FindablePlace[], query: string): FindablePlace[] {
  const words = query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
  if (words.length === 0) return []
  const textOf = ({ label, about }: FindablePlace) => `${label} ${about}`.toLowerCase()
  const begins = ({ label }: FindablePlace) => Number(label.toLowerCase().startsWith(words[0]!))
  return places
    .filter((place) => words.every((word) => textOf(place).includes(word)))
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, foundMax)
}
