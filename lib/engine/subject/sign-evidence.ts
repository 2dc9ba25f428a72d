import type { OutcomeSigns } from './outcome-signs'

const words: Partial<Record<keyof OutcomeSigns, string>> = {
  end: 'Its name tells how something ended.',
  followed: 'Its name is of an amount or a score that people follow.',
  label: 'Its name is of what the other columns are to tell.',
  endValues: 'Its values are ends of things.',
  last: 'It is the last column.',
  leading: 'It is the first column with values.',
  first: 'It is the first measure of a series in time.',
  result: 'Other columns make it up.',
  stem: 'Other columns are named after it.',
  followUp: 'It is the state that each thing was followed to.',
  dataset: "The dataset's name speaks of it.",
}

/** What spoke for an outcome, in short sentences. */
export function signEvidence(signs: OutcomeSigns): string[] {
  return (Object.keys(words) as (keyof OutcomeSigns)[]).flatMap((sign) =>
    signs[sign] > 0 ? [words[sign]!] : [],
  )
}
