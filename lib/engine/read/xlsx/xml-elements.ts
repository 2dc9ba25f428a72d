/** More than a workbook has parts: what names so many of anything is read no further. */
const elementsMax = 10_000

/** The starts of the elements of that name, whatever their prefix, and none that is in a comment. */
export function elementsOf(text: string, name: string): string[] {
  const bare = withoutComments(text)
  const elements: string[] = []
  for (const { index } of bare.matchAll(new RegExp(`<(?:\\w+:)?${name}[\\s/>]`, 'g'))) {
    const end = endOf(bare, index + 1)
    if (end >= 0 && elements.push(bare.slice(index, end)) === elementsMax) break
  }
  return elements
}

/** Where the start of an element ends: a value may have a `>` in it, but nothing in it is `<`. */
function endOf(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '<') return -1
    if (letter === quote) quote = ''
    else if (quote === '' && (letter === '"' || letter === "'")) quote = letter
    else if (quote === '' && letter === '>') return at + 1
  }
  return -1
}

/** The values of an element by their names, without the names' prefixes. */
export function attributesOf(tag: string): Map<string, string> {
  const found = [...tag.matchAll(/\s(?:\w+:)?(\w+)\s*=\s*(["'])(.*?)\2/gs)]
  return new Map(found.map(([, name, , value]) => [name!, value!]))
}

function withoutComments(text: string): string {
  let [bare, at] = ['', 0]
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', at)) {
    bare += text.slice(at, from)
    const end = text.indexOf('-->', from)
    if (end < 0) return bare
    at = end + '-->'.length
  }
  return bare + text.slice(at)
}
