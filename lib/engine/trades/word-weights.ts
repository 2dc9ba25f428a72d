/** `word:weight word:weight …`, the weights in hundredths, by the words. */
export function wordWeights(written: string): ReadonlyMap<string, number> {
  return new Map(written.split(' ').map(pairOf))
}

function pairOf(written: string): [string, number] {
  const at = written.lastIndexOf(':')
  return [written.slice(0, at), Number(written.slice(at + 1)) / 100]
}
