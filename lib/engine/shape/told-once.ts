import { newPairs } from '../table/count-distinct'
import type { TextColumn } from '../table/text-table'
import { longCellsMax } from './long-form'

export const thingsMin = 3
export const told = { least: 2, most: 60 }
export const nameCharsMax = 60
/** Of all that may be told of the things, what is. */
const filledMin = 0.4

/** Rows that each tell one thing of a thing: its name, what is told, and how it is. */
export interface Told {
  /** What names the things; none where they follow each other as cards. */
  keys: TextColumn[]
  attribute: TextColumn
  value: TextColumn
  unit: TextColumn | null
  /** By row, the thing that it is of; below 0 for a row without anything. */
  things: Int32Array
  count: number
}

/** Each thing has each but once, and most of them. */
export function isToldOnce(told: Pick<Told, 'attribute' | 'things' | 'count'>): boolean {
  const pairs = toldPairs(told)
  return pairs !== null && areMany({ ...pairs, count: told.count })
}

interface ToldPairs {
  /** Rows that tell something. */
  rows: number
  /** Of how many names. */
  kinds: number
}

/** Null where something is told of a thing twice. */
export function toldPairs({
  attribute,
  things,
  count,
}: Pick<Told, 'attribute' | 'things' | 'count'>): ToldPairs | null {
  const { codes, values } = attribute
  const isNew = newPairs(count * values.length)
  const isMet = new Uint8Array(values.length)
  let [rows, kinds] = [0, 0]
  for (let row = 0; row < things.length; row++) {
    if (things[row]! < 0) continue
    const code = codes[row]!
    if (!isNew(things[row]! * values.length + code)) return null
    rows++
    kinds += 1 - isMet[code]!
    isMet[code] = 1
  }
  return { rows, kinds }
}

/** Whether so much is told of so many things, and most of what may be. */
export const areMany = ({ rows, kinds, count }: ToldPairs & { count: number }): boolean =>
  count >= thingsMin &&
  kinds >= told.least &&
  count * (kinds + 1) <= longCellsMax &&
  rows >= filledMin * count * kinds
