import type { OutcomeSigns } from './outcome-signs'

const words: Partial<Record<keyof OutcomeSigns, string>> = {
  end: 'Its name tells how something ended.',
  followed: 'Its name is of an amount or a score that people follow.',
  endValues: 'Its values are ends of things.',
  money: 'It is money.',
  last: 'It is the last column.',
  leading: 'It is the first column with values.',
  first: 'It is the first measure of a series in time.',
  result: 'Other columns make it up.',
  stem: 'Other columns are named after it.',
  dataset: "The dataset's name speaks of it.",
}

/** From here other columns tell it well enough to say so. */
const explainedTold = 0.1

/** What spoke for an outcome, in short sentences. */
export function signEvidence(signs: OutcomeSigns): string[] {
  const told = (Object.keys(words) as (keyof OutcomeSigns)[]).flatMap((sign) =>
    signs[sign] > 0 ? [words[sign]!] : [],
  )
  return signs.explained >= explainedTold ? [...told, 'Other columns tell it.'] : told
}
