import { splitName } from '../../names/name-words'
import type { Column, Table } from '../../table/table'
import type { Understanding } from '../../understanding'
import { abbreviations, phrasesFor } from '../words/abbreviations'

export interface NamePart {
  word: string
  /** How much of the name it carries. */
  weight: number
  /** Says what the column is about, not only of which kind it is. */
  isContent: boolean
}

export interface ColumnName {
  index: number
  words: readonly string[]
  parts: NamePart[]
  /** The name in one word. */
  whole: string
  /** Other wordings, as words. */
  phrases: string[][]
}

/** Words that many names carry; alone they say little. */
const generic = new Set(
  'id code name number num no nr type detail details description value amount date time total status level in of per and or the a to by for with key text info label title first last other count rate'.split(
    ' ',
  ),
)
const small = new Set('in of per and or the a to by for with is'.split(' '))
const units = new Set(
  'billion billions million millions thousand usd eur gbp chf musd dollar dollars euro euros kg g mg lb lbs oz m km cm mm mi ft l ml min mins sec secs hr hrs yr yrs years months weeks days hours minutes seconds kw kwh mw kmh kph mph sqm sqft ha gb mb ms c f degc yn mf pct'.split(
    ' ',
  ),
)
const genericWeight = 0.4
const unitWeight = 0.1
const smallWeight = 0.02

/** What a name is about stands last in it: the segment, of `customer segment`. */
const headBonus = 1.25

const known = new WeakMap<Table, readonly ColumnName[]>()

/** What the dataset's columns may be called, in their order; a word that several names carry says less of each. */
export function columnNames({ table }: Pick<Understanding, 'table'>): readonly ColumnName[] {
  const names = known.get(table) ?? namesOf(table)
  known.set(table, names)
  return names
}

function namesOf(table: Table): ColumnName[] {
  const split = table.columns.map(({ name }) => splitName(name))
  const uses = new Map<string, number>()
  for (const word of split.flatMap(({ words }) => [...new Set(words)]))
    uses.set(word, (uses.get(word) ?? 0) + 1)
  return split.map(({ words, whole }, index) => {
    const weights = words.map(weightOf)
    const head = words.findLast((_, place) => weights[place] === 1)
    const parts = words.map((word, place) => {
      const weight = weights[place]!
      if (weight < 1) return { word, weight, isContent: false }
      const telling = (word === head ? headBonus : 1) / Math.sqrt(uses.get(word)!)
      return { word, weight: telling, isContent: true }
    })
    const isPlain = head === undefined
    return {
      index,
      words,
      parts: isPlain ? parts.map(asContent) : parts,
      whole,
      phrases: [
        ...calledWords(table.columns[index]!),
        ...words.flatMap((word) => (phrasesFor.get(word) ?? []).map((phrase) => phrase.split(' '))),
      ],
    }
  })
}

const calledWords = ({ called }: Column) => (called ? [[...splitName(called).words]] : [])

/** Where a name has no better words, its plain ones tell what it is about, and a unit beside them still little. */
const asContent = (part: NamePart): NamePart => ({
  ...part,
  weight: part.weight === unitWeight ? smallWeight / 2 : Math.max(part.weight, 0.5),
})

function weightOf(word: string, place: number): number {
  if (small.has(word)) return smallWeight
  if ((units.has(word) || /^[%$€£#°]+$/.test(word)) && place > 0) return unitWeight
  const isGeneric = generic.has(word) || abbreviations.get(word)?.every((long) => generic.has(long))
  return isGeneric ? genericWeight : 1
}

export const isGenericWord = (word: string): boolean => generic.has(word)

/** Words that say that a column names or numbers a thing rather than telling something of it. */
export const isNamingWord = (word: string): boolean =>
  ['id', 'code', 'number', 'num', 'no', 'nr', 'key'].includes(word)

const unitNames = new Map(
  Object.entries({
    min: ['minute'],
    mins: ['minute'],
    sec: ['second'],
    secs: ['second'],
    hr: ['hour'],
    hrs: ['hour'],
    days: ['day'],
    yr: ['year'],
    yrs: ['year'],
    kg: ['kilo', 'kilogram'],
    g: ['gram'],
    t: ['tonne', 'ton'],
    lb: ['pound'],
    lbs: ['pound'],
    oz: ['ounce'],
    gal: ['gallon'],
    m: ['metre', 'meter'],
    km: ['kilometre', 'kilometer'],
    cm: ['centimetre', 'centimeter'],
    mi: ['mile'],
    ft: ['foot'],
    l: ['litre', 'liter'],
    ml: ['millilitre', 'milliliter'],
    usd: ['dollar', 'money'],
    eur: ['euro', 'money'],
    gbp: ['pound', 'money'],
    musd: ['dollar', 'money'],
    kw: ['kilowatt'],
    kwh: ['kilowatt'],
    mb: ['megabyte'],
    gb: ['gigabyte'],
    ms: ['millisecond'],
    ha: ['hectare'],
    pct: ['percent', 'percentage'],
    degc: ['degree'],
  }),
)

/** What people call a unit, in the singular. */
export const spokenUnit = (unit: string): string[] => unitNames.get(unit.toLowerCase()) ?? []

/** The units that a name ends in, as people say them, in the singular. */
export const unitsOf = ({ parts }: ColumnName): string[] =>
  parts.flatMap(({ word }, place) => (place > 0 ? (unitNames.get(word) ?? []) : []))
