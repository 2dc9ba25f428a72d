import { splitName } from '../names/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { ratioInTrades } from '../trades/ratio-in-trades'
import type { EventPair } from './event-fit'

/** What the two are called, and that they stand together or share a word, in all … */
const followedMin = 4.2
/** … and each by itself: any word of a whole would go with any word of a part. */
const [overMin, underMin] = [0.7, 0.4]

/** Tells of which count people of trades follow the share of another one: one sign beside others. */
export function followedInTrades({ columns: own }: Table, { columns }: Profile) {
  const numbers = columns.filter(({ role, index }) => role === 'measure' && !own[index]!.derivedFrom)
  const told = ({ index, name, unit }: ColumnProfile) => ({
    name: splitName(name),
    place: numbers.findIndex((number) => number.index === index),
    unit,
  })
  return ({ event, base }: EventPair): boolean => {
    if (!base.summary!.integers) return false
    const { score, over, under } = ratioInTrades({ over: told(event), under: told(base) })
    return score >= followedMin && over >= overMin && under >= underMin
  }
}
