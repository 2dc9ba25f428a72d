/** Between two items of a list; `3 or more` is none. */
export const listMark = /^(?:, (?:and |or )?| (?:and|or) )(?!more\b|less\b)/
/** Before the last of a list, of conditions say. */
export const lastMark = /^,? and /

export interface Item {
  /** What stands before it: a comma, a word. */
  mark: string
  part: string
}

/** A text by its items, what stands in brackets behind one with it; none where it is no list. */
function outsideBrackets(text: string, markOf: RegExp): Item[] {
  const parts: Item[] = []
  let [depth, from, mark] = [0, 0, '']
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth > 0) continue
    const found = markOf.exec(text.slice(at, at + 12))?.[0]
    if (!found) continue
    parts.push({ mark, part: text.slice(from, at) })
    mark = found
    from = at + found.length
    at = from - 1
  }
  return parts.length === 0 ? [] : [...parts, { mark, part: text.slice(from) }]
}

/** The items of a list, those put together that are one name: `Leisure and hospitality`. */
export function listItems(text: string, markOf: RegExp, names: ReadonlySet<string>): Item[] {
  const parts = outsideBrackets(text, markOf)
  const items: Item[] = []
  for (let at = 0; at < parts.length; ) {
    const { mark } = parts[at]!
    let [part, next] = [parts[at]!.part, at + 1]
    let joined = part
    for (let end = at + 1; end < parts.length; end += 1) {
      joined += parts[end]!.mark + parts[end]!.part
      if (names.has(joined.toLowerCase())) [part, next] = [joined, end + 1]
    }
    items.push({ mark, part })
    at = next
  }
  return items
}
