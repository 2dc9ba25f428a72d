/** Two letters may be anything where many names are listed. */
const listMax = 60
const shortForm = /^\p{Lu}{2,5}$/u

/**
 * Pairs of a short form and the one text of the list that it is the initials of, by their places: `DNA` of
 * `Did not attend`, `UK` of `United Kingdom`. None where several texts have these initials.
 */
export function initialsOf(values: readonly string[]): [short: number, full: number][] {
  if (values.length > listMax) return []
  const initials = values.map(initialsOfText)
  return values.flatMap((value, short): [number, number][] => {
    const text = value.trim().replaceAll('.', '')
    if (!shortForm.test(text)) return []
    const full = initials.flatMap((letters, place) => (letters === text.toLowerCase() ? [place] : []))
    return full.length === 1 ? [[short, full[0]!]] : []
  })
}

/** Lower-case; empty for a text of one word. */
export function initialsOfText(text: string): string {
  const words = text.split(/[\s_-]+/).filter((word) => /^\p{L}/u.test(word))
  return words.length < 2 ? '' : words.map((word) => word[0]!.toLowerCase()).join('')
}
