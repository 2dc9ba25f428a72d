/** Adds what words weigh to `from`: by `word:weight word:weight …`, the weights in hundredths, cut by the first who asks. */
export function wordWeigher(written: string): (words: string[], from?: number) => number {
  let weights: ReadonlyMap<string, number> | null = null
  return (words, from = 0) => {
    weights ??= new Map(written.split(' ').map(pairOf))
    const known = weights
    return words.reduce((sum, word) => sum + (known.get(word) ?? 0), from)
  }
}

/** What signs that are no words weigh in all, by their weights in hundredths. */
export const weighSigns = (signs: number[], weights: number[]): number =>
  signs.reduce((sum, value, at) => sum + (value * weights[at]!) / 100, 0)

function pairOf(written: string): [string, number] {
  const at = written.lastIndexOf(':')
  return [written.slice(0, at), Number(written.slice(at + 1)) / 100]
}
