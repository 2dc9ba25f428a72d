/** Pixels by which a place may differ. */
const tolerance = 2

/** What was drawn and is not, or otherwise, line by line. */
export function differencesOf(kept: string, now: string): string[] {
  const [old, own] = [kept, now].map((picture) => picture.trim().split('\n'))
  if (old!.length !== own!.length)
    return [`${old!.length} things were drawn, now ${own!.length}`, ...missing(old!, own!)]
  return old!.flatMap((line, at) => (isAlike(line, own![at]!) ? [] : [`${line}\n  is now ${own![at]}`]))
}

/** Words that are there in one of the two alone. */
function missing(old: string[], own: string[]): string[] {
  const wordsOf = (lines: string[]) => lines.flatMap((line) => />([^<]+)</.exec(line)?.[1] ?? [])
  const [then, now] = [wordsOf(old), wordsOf(own)]
  return [
    ...then.filter((word) => !now.includes(word)).map((word) => `gone: ${word}`),
    ...now.filter((word) => !then.includes(word)).map((word) => `new: ${word}`),
  ]
}

function isAlike(line: string, other: string): boolean {
  const [tags, others] = [line, other].map((one) => one.match(/<[^>]*>|[^<]+/g) ?? [])
  return (
    tags!.length === others!.length &&
    tags!.every((part, at) => (part.startsWith('<') ? isNear(part, others![at]!) : part === others![at]))
  )
}

const number = /-?\d+(?:\.\d+)?/g

function isNear(tag: string, other: string): boolean {
  if (tag.replace(number, '#') !== other.replace(number, '#')) return false
  const [own, others] = [tag, other].map((one) => (one.match(number) ?? []).map(Number))
  return own!.every((value, at) => Math.abs(value - others![at]!) <= tolerance)
}
