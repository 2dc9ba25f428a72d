/** A form of words with places, `{1} differs by {2}`: what stands between the places, in their order. */
export interface Form {
  text: string
  /** One more than there are places. */
  literals: string[]
  /** Which place each is, in the order of the text; `*` is a clause of its own. */
  places: string[]
  /** Letters that are the form's own: the more, the surer it is meant. */
  weight: number
}

const place = /\{([1-9*])\}/g
/** Names may hold the words of a form; so many ways to cut a text are tried. */
const triesMax = 40

export function formOf(text: string): Form {
  const literals = text.split(/\{[1-9*]\}/)
  const places = [...text.matchAll(place)].map((found) => found[1]!)
  return { text, literals, places, weight: literals.join('').length }
}

/** All ways (up to a bound) in which a text has a form: what stands in its places. */
export function matchesOf({ literals }: Form, text: string): string[][] {
  const [first, ...others] = literals
  if (!text.startsWith(first!)) return []
  if (others.length === 0) return text === first ? [[]] : []
  const found: string[][] = []
  const steps = { left: triesMax }
  const walk = (from: number, at: number, held: string[]): void => {
    const literal = others[at]!
    const isLast = at === others.length - 1
    if (isLast && literal === '') {
      if (from < text.length) found.push([...held, text.slice(from)])
      return
    }
    for (let next = text.indexOf(literal, from + 1); next >= 0; next = text.indexOf(literal, next + 1)) {
      steps.left -= 1
      if (steps.left < 0) return
      const part = text.slice(from, next)
      if (!isLast) walk(next + literal.length, at + 1, [...held, part])
      else if (next + literal.length === text.length) found.push([...held, part])
    }
  }
  walk(first!.length, 0, [])
  return found
}

/** A form of another language with what stands in the places. */
export const fillForm = (form: string, parts: Map<string, string>): string =>
  form.replaceAll(place, (_mark, name: string) => parts.get(name) ?? '')
