import { isKindOf } from '../../thesaurus/closeness'
import type { Understanding } from '../../understanding'
import { isMoneyWord, moneyColumn } from '../spans/money-column'
import { singular } from '../words/word-forms'
import { canMeasure } from './column-kinds'
import type { ColumnName } from './column-names'

const list = (words: string) => new Set(words.split(' '))

/** What people ask for, and what its numbers are told in. */
const quantities: [asked: ReadonlySet<string>, units: ReadonlySet<string>][] = [
  [list('temperature temp warmth heat degree'), list('c f degc degf celsius fahrenheit °c °f')],
  [list('energy electricity power consumption usage'), list('kwh mwh gwh wh kw')],
  [list('distance mileage'), list('km mi miles kilometers kilometres')],
  [
    list('duration wait lifetime'),
    list('d day days h hour hours hr hrs min mins minute minutes s sec secs weeks months'),
  ],
  [list('weight mass'), list('kg g mg t lb lbs oz tonne tonnes')],
  [list('humidity moisture'), list('rh humidity')],
  [list('volume'), list('l ml hl m3 litre litres liter liters gal')],
  [list('speed velocity'), list('kmh kph mph kn ms')],
  [list('pressure'), list('bar mbar psi kpa hpa')],
  [list('surface'), list('ha sqm m2 sqft acres')],
]

const monies = list('money income spend spending charge price cost fee bill expense takings turnover proceed')
const currencies = list('usd eur gbp chf dollar dollars euro euros')

const unitFit = 0.5
/** Of a meter's readings and what was used, the latter. */
const additiveBonus = 0.1
const moneyFit = 0.4
/** What is taken in is the one column that is called so. */
const takenFit = 0.65

/** How well a word asks for what a column is counted in, 0 to 1: "temperature" of °C, "duration" of days. */
export function quantityFit(word: string, { index, words }: ColumnName, data: Understanding): number {
  if (!canMeasure(data, index)) return 0
  const { unit, format, additivity } = data.profile.columns[index]!
  // names are cut at capitals: kWh stands as `k wh`
  const told = [
    ...words,
    ...words.map((word, at) => `${words[at - 1] ?? ''}${word}`),
    unit?.toLowerCase() ?? '',
  ]
  const isTold = (units: ReadonlySet<string>) => told.some((one) => units.has(one))
  if (quantities.some(([asked, units]) => asked.has(word) && isTold(units)))
    return unitFit + (additivity === 'additive' ? additiveBonus : 0)
  if (isMoneyWord(word) && moneyColumn(data) === index) return takenFit
  const isMoney = format?.style === 'currency' || isTold(currencies)
  return isMoney && monies.has(word) ? moneyFit : 0
}

/** A column of more kinds holds names. */
const kindsMax = 40
const kindsMin = 2
const kindsShare = 0.4
const kindFit = 0.5

/** How well a word says what kind of thing a column's values are, 0 to 1: "garment" of gowns and robes. */
export function valuesFit(word: string, { index }: ColumnName, { table, profile }: Understanding): number {
  const { type, values } = table.columns[index]!
  if (type !== 'text' || profile.columns[index]!.role !== 'category' || values.length > kindsMax) return 0
  const kinds = values.filter((value) => isKindOf(lastWord(value), word)).length
  return kinds >= kindsMin && kinds >= kindsShare * values.length ? kindFit : 0
}

const lastWord = (value: string) =>
  singular(
    value
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.at(-1) ?? '',
  )
