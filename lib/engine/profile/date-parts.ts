import { findWord, type WordList } from '../names/name-words'
import type { ColumnFacts } from './column-facts'
import { dayWords, monthWords, yearWords } from './role-words'

/** Which parts of a date columns are named by. */
export interface DateParts {
  /** At least two columns hold the year, the month and the day of a date apart. */
  areSeveral: boolean
  hasMonth: boolean
}

export function findDateParts(facts: ColumnFacts[]): DateParts {
  const has = (words: WordList) =>
    facts.some(
      ({ name, summary, column }) =>
        name.words.length <= 2 && findWord(name, words) && (summary?.integers || column.type === 'text'),
    )
  const isCalled = (whole: string) => facts.some(({ name }) => name.whole === whole)
  // short for a month beside a year alone
  const isMonth = has(monthWords) || isCalled('mo')
  return {
    areSeveral: [has(yearWords), isMonth, has(dayWords)].filter(Boolean).length >= 2,
    hasMonth: isMonth || isCalled('mm'),
  }
}
