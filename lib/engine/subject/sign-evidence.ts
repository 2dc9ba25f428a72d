import type { OutcomeSigns } from './outcome-candidate'

const words: Partial<Record<keyof OutcomeSigns, string>> = {
  end: 'Its name tells how something ended.',
  followed: 'Its name is of an amount or a score that people follow.',
  trade: 'In tables of other trades what is called so is followed.',
  label: 'Its name is of what the other columns are to tell.',
  endValues: 'Its values are ends of things.',
  last: 'It is the last column.',
  leading: 'It is the first column with values.',
  first: 'It is the first measure of a series in time.',
  result: 'Other columns make it up.',
  stem: 'Other columns are named after it.',
  sorted: 'The rows stand in its order.',
  hub: 'It goes with columns that do not go with one another.',
  followUp: 'It is the state that each thing was followed to.',
  detailed: 'Something more is known of the rows with one of its values.',
  ofTheRest: 'It is known of all rows but the few that dropped out.',
  dataset: "The dataset's name speaks of it.",
}

/** Signs that come in degrees are told where they are strong. */
const strongMin = 0.5

/** What spoke for an outcome, in short sentences. */
export function signEvidence(signs: OutcomeSigns): string[] {
  return (Object.keys(words) as (keyof OutcomeSigns)[]).flatMap((sign) =>
    signs[sign] >= strongMin ? [words[sign]!] : [],
  )
}
