import { splitName } from '../profile/name-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { ratioInTrades } from '../trades/ratio-in-trades'
import type { EventPair } from './event-fit'

/** From here on 16 of 20 pairs were what people of 290 known tables follow, and most others a share that means something. */
const followedMin = 6.1

/** Tells of which count people of trades follow the share of another one, by the names, places and units of the two. */
export function followedInTrades({ columns: own }: Table, { columns }: Profile) {
  const numbers = columns.filter(({ role, index }) => role === 'measure' && !own[index]!.derivedFrom)
  const told = ({ index, name, unit }: ColumnProfile) => ({
    name: splitName(name),
    place: numbers.findIndex((number) => number.index === index),
    unit,
  })
  return ({ event, base }: EventPair): boolean =>
    isWhole(event) && isWhole(base) && ratioInTrades({ over: told(event), under: told(base) }) >= followedMin
}

/** Money is counted in parts. */
const isWhole = ({ summary, unit }: ColumnProfile) => unit !== null || summary!.integers
