/**
 * What comes of the rows of a table, in everyday words: a state a line, and behind `>` those of which it is not so; `_`
 * for a space. Lines with a `*` are ends: of a date that not every row has, the rows with one.
 */
const lines = `
*left leave leaves leaver leavers quit churned gone departed resigned terminated exited attrition > stayed stay stays remained remaining still_here still_with_us still_active current active retained
cancelled canceled cancellation cancellations called_off > going_ahead went_ahead
*finished finish done completed complete completion closed close resolved settled concluded > open still_open unfinished unresolved outstanding ongoing pending in_progress still_running waiting still_waiting
*returned come_back came_back brought_back given_back handed_back > still_out out_on_loan not_back outstanding
*delivered arrived dispatched shipped > undelivered in_transit
*paid settled > unpaid outstanding owing still_owed
passed pass passing success > failed fail failing flunked
accepted accept acceptance approved approval granted awarded success > rejected reject rejection declined refused refusal denied turned_down turned_away knocked_back
succeeded success successful went_through > failed failure declined turned_down bounced refused
attended attendance showed_up turned_up > missed no_show noshow absent
decided > undecided in_process in_progress pending under_review
won win success > lost lose
hired hire > 
on_time punctual in_time > late overdue delayed
survived alive > died dead killed
sold > unsold
`

export interface State {
  words: readonly string[]
  /** Words for those of which it is not so. */
  others: readonly string[]
  isEnd: boolean
}

const states = lines
  .trim()
  .split('\n')
  .map((line): State => {
    const [words, others] = line
      .replace('*', '')
      .split(/ >\s?/)
      .map((side) =>
        side
          .split(' ')
          .filter((phrase) => phrase !== '')
          .map((phrase) => phrase.replaceAll('_', ' ')),
      )
    return { words: words!, others: others!, isEnd: line.startsWith('*') }
  })

/** The states that a phrase is a word for, each as one that is so or that is not. */
export const statesOf = (phrase: string): { state: State; isSo: boolean }[] =>
  states
    .map((state) => ({ state, isSo: state.words.includes(phrase) }))
    .filter(({ state, isSo }) => isSo || state.others.includes(phrase))

/** Words of the longest phrase. */
export const stateWordsMax = Math.max(
  ...states.flatMap(({ words, others }) => [...words, ...others].map((phrase) => phrase.split(' ').length)),
)
