import { convertUnit } from '../../clean/unit-kinds'
import { findCurrency } from '../../clean/unit-text'
import { units } from '../../clean/units'
import { hasWord, splitName } from '../../names/name-words'
import type { PlannedCard } from '../../plan/plan'
import { moneyWords } from '../../profile/money-words'
import type { ColumnProfile } from '../../profile/profile'
import type { Understanding } from '../../understanding'
import type { Axes } from './chart-axes'

/** Bins as they were asked for: how many, or how wide each is, in the unit that stands behind where one does. */
export type AskedBins = { count: number } | Width

interface Width {
  width: number
  unit: string | null
}

/** Bins of a card: so many, or so wide in what their column is told in. */
export type Bins = { count: number } | { width: number }

interface Settled {
  /** Null where the chart finds its own. */
  bins: Bins | null
  /** What was asked for and is not kept, in a sentence. */
  problem: string | null
}

const binsMax = 200

/** Which bins of a column are asked for; a width only in what the column is told in. */
export function settleBins(bins: AskedBins | null, { x, y }: Axes, understanding: Understanding): Settled {
  if (!bins || 'count' in bins) return { bins, problem: null }
  const index = x ?? y
  const column = index === null ? null : understanding.profile.columns[index]!
  if (!column?.summary) return { bins: null, problem: unkept(bins) }
  const width = widthIn(bins, column)
  if (width === null || width <= 0)
    return { bins: null, problem: unkept(bins, `: ${column.label} is not told in them`) }
  const count = Math.ceil((column.summary.max - column.summary.min) / width)
  return count > binsMax
    ? { bins: null, problem: unkept(bins, `: there would be more than ${binsMax}`) }
    : { bins: { width }, problem: null }
}

/** A width of bins in a card that has none, in a sentence. */
export const binsLeftOut = (bins: AskedBins | null, { type }: Pick<PlannedCard, 'type'>): string | null =>
  bins && 'width' in bins && type !== 'histogram' ? unkept(bins) : null

const unkept = ({ width, unit }: Width, why = '') =>
  `Nothing was made of the steps of ${[width, unit].filter((part) => part !== null).join(' ')}${why}.`

/** A width in what the column is told in; null where it is another thing. */
function widthIn({ width, unit }: Width, column: ColumnProfile): number | null {
  if (unit === null || ofAny.test(unit)) return width
  const pounds = /^pounds?$/.test(unit)
  const money = pounds ? '£' : /^dollars?$/.test(unit) ? '$' : findCurrency(unit.replace(/(?<=o)s$/, ''))
  if (money !== null && (isMoney(column) || !pounds)) return isMoneyIn(column, money) ? width : null
  const said = pounds ? 'lb' : units.get(unit)
  const own = unitOf(column)
  return said === undefined || own === null ? null : own === open ? width : convertUnit(width, said, own)
}

const ofAny = /^(?:units?|points?)$/

const wordsOf = ({ name }: ColumnProfile) => splitName(name).words

const isMoney = (column: ColumnProfile) =>
  column.format?.style === 'currency' || wordsOf(column).some((word) => hasWord(word, moneyWords))

function isMoneyIn(column: ColumnProfile, money: string): boolean {
  const own = column.unit === null ? null : findCurrency(column.unit)
  return own === null ? column.unit === null && isMoney(column) : own === money
}

/** It lasts, and nothing says in what it is told. */
const open = 'open'
const lasting =
  /^(?:time|times|duration|length|delay|tenure|stay|wait|waiting|lead|term|experience|seniority|lifetime)$/
const aged = /^(?:aged?|ages)$/
const short: Record<string, string> = { m: 'months', mo: 'months', mon: 'months', mth: 'months', y: 'years' }

/** The unit of time or weight that a column is told in, by its own, by the end of its name or by what is aged. */
function unitOf(column: ColumnProfile): string | null {
  const words = wordsOf(column)
  const isAged = words.some((word) => aged.test(word))
  const lasts = words.some((word) => lasting.test(word))
  const last = words.at(-1) ?? ''
  if (isAged || lasts) {
    const own = Object.hasOwn(short, last) ? short[last]! : (column.unit ?? units.get(last))
    return own ?? (isAged ? 'years' : open)
  }
  return column.unit ?? units.get(last) ?? null
}
