/** More openings than this make no answer; each of them is searched to the end. */
const openingsMax = 40

/**
 * The JSON objects that stand in a model's answer, outermost ones only, in their order: bare, in a fenced block or amid
 * prose. What a model that thinks aloud says before its answer is passed over.
 */
export function jsonObjectsIn(answer: string): unknown[] {
  const text = answer.slice(thoughtsEnd(answer))
  const found: unknown[] = []
  let at = text.indexOf('{')
  for (let openings = 0; at >= 0 && openings < openingsMax; openings++) {
    const end = closingOf(text, at)
    const object = end < 0 ? undefined : parse(text.slice(at, end + 1))
    if (object !== undefined) found.push(object)
    at = text.indexOf('{', object === undefined ? at + 1 : end + 1)
  }
  return found
}

function thoughtsEnd(text: string): number {
  const ends = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}

/** Where the object that opens at a place closes, brackets in strings passed over; -1 where it does not. */
function closingOf(text: string, start: number): number {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
