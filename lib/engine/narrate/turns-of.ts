import type { Insight } from '@/lib/contracts/claims'
import type { CardContext } from '../request/card'

const kinds: Insight['kind'][] = ['exception', 'drivers', 'words', 'seasonality']

/**
 * What is left to tell of the main measure where nothing goes with it all over: a part that moves otherwise, where it is
 * high and low, words, and the days it is high on; strongest first.
 */
export const turnsOf = ({ insights, measures }: CardContext): Insight[] =>
  insights
    .filter(({ kind, columns }) => kinds.includes(kind) && columns[0] === measures[0]?.name)
    .sort((a, b) => b.score - a.score)
