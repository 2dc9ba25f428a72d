import { findWord, splitName, wordList } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'

/** What is made of another column: a number cut into bands, a flag for some of its values; or what a system notes. */
const madeWords = wordList(
  'bin bins binned band bands bucket buckets flag flags dummy decile quantile cut code codes sys updated modified created',
)
const madeWeight = 0.5
/** Bands that the engine cut of a number are how that number is read. */
const bandWeight = 0.8
const codeWeight = 0.7
/** A chart reads best with so many groups. */
const readableMax = 12

/** How well a column reads as what explains another: what things are before what was made of numbers; 0 to 1. */
export function factorNature(column: ColumnProfile): number {
  const isMade = findWord(splitName(column.name), madeWords) !== null
  const isBand = column.evidence.some((evidence) => evidence.startsWith('Computed:'))
  const nature = isBand ? bandWeight : isMade ? madeWeight : column.role === 'code' ? codeWeight : 1
  return nature * Math.min(1, Math.sqrt(readableMax / column.distinct))
}
