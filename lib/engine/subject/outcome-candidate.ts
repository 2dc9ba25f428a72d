/** What speaks for or against a column being what the table is about; each between −1 and 1, most of them 0 or 1. */
export interface OutcomeSigns {
  /** The name tells how a thing ended. */
  end: number
  /** The name is of an amount or score that people follow. */
  followed: number
  /** The name is of what things come with. */
  input: number
  /** The name is of a side issue, a plan or a bound. */
  side: number
  /** The name is of what is so around a thing: the weather. */
  surroundings: number
  /** Few values that are ends of things. */
  endValues: number
  /** How much the words of its name and of its values are those of what people of a trade follow. */
  trade: number
  /** How much the words of a kind are those of how things ended. */
  state: number
  /** How much the words of a number are those of what is followed first. */
  number: number
  yesNo: number
  /** Two kinds rather than a yes and a no. */
  pair: number
  category: number
  /** How naturally it is put together: 1 for what adds up, less for levels, averages and scales. */
  additive: number
  /** The last column that is neither id nor text, of a table of things. */
  last: number
  /** The last one is a yes/no: what a table for predicting ends with. */
  lastYesNo: number
  /** The first of them. */
  leading: number
  /** The first measure, of a series in time. */
  first: number
  missing: number
  /** It is computed from others. */
  result: number
  /** Others are computed from it. */
  part: number
  /** Other columns are named after it. */
  stem: number
  /** How much it says that the rows stand in its order. */
  sorted: number
  /** The share of the words of the dataset's name that name it. */
  dataset: number
  /** Hardly any different values, or the middles of a few brackets. */
  thin: number
  /** A coarser thing has it, and each of its rows repeats it. */
  repeated: number
  /** One value stands in nearly all rows. */
  rare: number
  /** Each value stands in as many rows: somebody has set it so. */
  designed: number
  /** Whole numbers that no name says are followed: counts and codes come with things more often than of them. */
  whole: number
  /** How much other columns tell of it, and it of them. */
  related: number
  /** How much it goes with columns that don't go with one another, beside the one that does so most. */
  hub: number
  /** The share of rows with a value of their own: settings come again, what happens seldom does to the digit. */
  distinct: number
  /** The first measure of all. */
  firstMeasure: number
  /** The name is of a class that is to be told: `y`, `class`, `target`. */
  label: number
  /** A yes/no stands first. */
  leadingYesNo: number
  /** A state beside the time that each thing was followed. */
  followUp: number
  /** The time that each thing was followed until its state. */
  followedTime: number
  /** Something more is known where it has one of its values. */
  detailed: number
  /** It is known only where a state has certain values. */
  onlyThen: number
  /** A state by which few rows dropped out before anything came of them. */
  fewLost: number
  /** What came of the others. */
  ofTheRest: number
}

export interface OutcomeCandidate {
  index: number
  signs: OutcomeSigns
}
