/** A sentence whose numbers and names are placeholders, `{n1}` and `{c1}`, counted in the order of the text. */
export interface SentenceTemplate {
  original: string
  text: string
  /** What stands behind each placeholder. */
  parts: Map<string, string>
}

const number = "[+−–-]?[$€£]?\\d(?:[\\d,.\\u00A0\\u202F’']*\\d)?(?:[\\u00A0\\u202F ]?%|[\\p{L}°²³]+)?"
/** A word with a capital letter that does not begin a sentence is a name. */
const name = "(?<!^|[.!?]\\s|[\\p{L}\\p{N}])\\p{Lu}[\\p{L}\\p{M}\\p{N}’'-]*"

/** `names` are columns and values that the sentence may name; they and all numbers are taken out of it. */
export function sentenceTemplate(original: string, names: string[]): SentenceTemplate {
  const known = names.flatMap(variantsOf).sort((a, b) => b.length - a.length)
  const spans = [...new Set(known)].map((text) => `(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`)
  const pattern = new RegExp([...spans, number, name].map((span) => `(?:${span})`).join('|'), 'gu')
  const parts = new Map<string, string>()
  const counts = { n: 0, c: 0 }
  const text = original.replaceAll(pattern, (found) => {
    const kind = /\d/.test(found) ? 'n' : 'c'
    counts[kind] += 1
    const mark = `{${kind}${counts[kind]}}`
    parts.set(mark, found)
    return mark
  })
  return { original, text, parts }
}

/** `unit_price` stands in sentences as "unit price" or, where one begins, "Unit price". */
function variantsOf(text: string): string[] {
  const words = text.trim().replaceAll('_', ' ')
  if (words === '') return []
  const [first, rest] = [words.charAt(0), words.slice(1)]
  return [text, words, first.toUpperCase() + rest, first.toLowerCase() + rest, words.toLowerCase()]
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A template with what stands behind its placeholders. */
export const fillTemplate = (text: string, { parts }: Pick<SentenceTemplate, 'parts'>): string =>
  text.replaceAll(/\{[nc]\d+\}/g, (mark) => parts.get(mark) ?? mark)
