import { hasWord } from '../names/name-words'
import { presentOf } from '../stats/present-of'
import { type ColumnFacts, comeAgain } from './column-facts'
import { nameAdditivity } from './name-additivity'
import { countWords, idWords, rowNumberWords } from './role-words'

/** From this share of distinct values on a column tells its rows apart. */
export const uniqueShareMin = 0.95
const idStarts = new Set([
  'n°',
  'nº',
  '#',
  'id',
  'ids',
  'uuid',
  'code',
  'codigo',
  'codice',
  'kode',
  'nr',
  'clave',
])
/** Wherever these stand in a name, the values are identifiers. */
const anywhere = new Set(
  'fips geoid tract uuid guid isbn issn ean upc gtin sku asin imei iban ssn insee siren siret barcode'.split(
    ' ',
  ),
)
const countOf =
  / (?:number|num|no|nr|count|sum|total|n|#|anzahl|zahl|nombre|nbre|nb|numero|cantidad) (?:of|der|von|de|des|di|d) /
/** `número de cliente` names one customer, `número de clientes` counts them. */
const numberOfOne =
  / (?:numero|num|no|n) (?:de|da|do|du|della|di|d) (?:la |el )?(?:cliente|client|factura|facture|fattura|pedido|commande|cuenta|compte|conto|telefono|telephone|orden|ordine|documento|document|serie|contrato|contrat|contratto|poliza|siret|siren) /
/** What costs are put down to. */
const costCentre =
  / (?:(?:cost|profit) (?:ctr|cntr|cent(?:re|er)s?)|centros? (?:de )?costos?|centres? de couts?|centro di costo|kst|kostenstelle|kostenplaats) $/
const uuid = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i
const hash = /^(?=.*\d)(?=.*[a-f])[0-9a-f]{16,64}$/i

/** Whether the name says that values only tell things apart: its last word (or its first) is `id`, `no`, `code`, … */
export function isIdName(facts: ColumnFacts): boolean {
  const { words, text } = facts.name
  if (numberOfOne.test(text)) return true
  if (words.length === 0 || countOf.test(text)) return false
  const last = words.at(-1)!
  if (words.some((word) => anywhere.has(word))) return true
  if (words.length > 1 && (last === 'num' || last === 'number') && hasWord(words[0]!, countWords))
    return false
  // `ward_cd`; a disc and a metal stand alone
  if (words.length > 1 && last === 'cd') return true
  return idStarts.has(words[0]!) || idWords.exact.has(last) || endsLikeId(last, facts.column.name)
}

/** Whether whole numbers under this name tell things apart; words under it may be the things themselves. */
export const isNumberName = (facts: ColumnFacts): boolean =>
  costCentre.test(facts.name.text) || isCod(facts) || isPaperNumber(facts.name.words)

const numberWords = new Set('n nr num no numero number'.split(' '))
const papers = new Set(
  'prot protocollo protocolo pratica expediente dossier beleg fattura factura facture'.split(' '),
)
/** `N. prot.`: papers are numbered. */
const isPaperNumber = ([first = '', second = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && numberWords.has(first) && papers.has(second)

const codedWords = new Set(
  `cliente client producto prodotto produto articolo articulo artigo comune municipio provincia regione postal postale
  fiscale barras proveedor fornitore fornecedor istat ine`.split(/\s+/),
)
/** `cod_cliente`; cod are landed as well. */
function isCod(facts: ColumnFacts): boolean {
  const { name, column } = facts
  if (name.words[0] !== 'cod' || nameAdditivity(name)) return false
  return name.words.some((word) => codedWords.has(word)) || column.leadingZeros || comeAgain(facts)
}

const endsLikeId = (word: string, name: string): boolean =>
  idWords.endings.some((ending) => word.length > ending.length && word.endsWith(ending)) ||
  /[a-z](?:ID|Id|_id)s?$/.test(name)

/** `1, 2, 3, …` down the rows, or the same in another order under a name such as `index`. */
export function isRowNumber(facts: ColumnFacts): boolean {
  if (isUnnamedKey(facts)) return true
  const { column, summary, rowCount } = facts
  if (
    column.type !== 'integer' ||
    !summary ||
    facts.missing > 0 ||
    facts.distinct !== rowCount ||
    rowCount < 3
  )
    return false
  if (summary.max - summary.min !== rowCount - 1) return false
  const named =
    facts.name.words.length === 0 || facts.name.words.some((word) => rowNumberWords.exact.has(word))
  return named || unnamed.test(column.name) || isRising(column.numbers!)
}

const unnamed = /^(?:column_\d+|unnamed.*|\.\.\.1|x|v1|)$/i
const unnamedRowsMin = 10

/** A first column without a name, with another whole number in each row: the row numbers of a tool's export. */
function isUnnamedKey(facts: ColumnFacts): boolean {
  const { column, distinct, rowCount, index } = facts
  return (
    index === 0 &&
    unnamed.test(column.name) &&
    column.type === 'integer' &&
    distinct === rowCount &&
    rowCount >= unnamedRowsMin
  )
}

const risingRowsMin = 50

/** Whole numbers in the first column, another in each row and always a larger one: given out one after the other. */
export function areGivenOut({ column, index, missing, distinct, rowCount }: ColumnFacts): boolean {
  if (index !== 0 || column.type !== 'integer' || missing > 0 || rowCount < risingRowsMin) return false
  return (
    distinct === rowCount && column.numbers!.every((number, row, all) => row === 0 || number > all[row - 1]!)
  )
}

function isRising(numbers: Float64Array): boolean {
  const step = numbers[1]! - numbers[0]!
  if (Math.abs(step) !== 1) return false
  for (let row = 1; row < numbers.length; row++) if (numbers[row]! - numbers[row - 1]! !== step) return false
  return true
}

const textSampleMin = 10
const shapeShareMin = 0.6
const codeLengthMax = 40

/** Distinct texts without spaces that look alike or carry digits: `7590-VHVEG`, `tt1711425`, UUIDs, hashes. */
export function looksLikeIds(facts: ColumnFacts): boolean {
  const { text, column } = facts
  if (!text || facts.distinct < textSampleMin || text.spaces > 0.05 || text.urls > 0.5) return false
  const sample = column.values.slice(0, textSampleMin)
  if (sample.every((value) => uuid.test(value) || hash.test(value))) return true
  if (facts.uniqueShare < uniqueShareMin || text.length > codeLengthMax) return false
  if (text.digits > 0.95 && (text.shape >= shapeShareMin || text.length >= 6)) return true
  return facts.distinct > countedMin && prefixOf(counted, column.values) !== undefined
}

/** Longer lists of `P1, P2, …, P120` are no short list of places, however many digits they have. */
const countedMin = 50
const counted = /^([^\s\d]{1,6})\d{1,12}$/

/** What stands before the number in all of the texts; undefined where they differ. */
function prefixOf(form: RegExp, values: string[]): string | undefined {
  const prefix = form.exec(values[0]!)?.[1]
  return values.every((value) => form.exec(value)?.[1] === prefix) ? prefix : undefined
}

/** One text before each number and nothing behind it: `#1001`, `SO-2044`; such numbers are given out, again and again. */
const givenOut = /^([^\s\d]{1,6})\d{2,12}$/

/** Texts that are numbers given out under one prefix, whatever the column is called. */
export function areGivenNumbers(facts: ColumnFacts): boolean {
  const { text, column, distinct } = facts
  if (!text || distinct < textSampleMin || text.spaces > 0) return false
  return prefixOf(givenOut, column.values) !== undefined
}

const givenRowsMin = 40
/** Of numbers drawn from such a range so many pairs would be alike. */
const pairsMin = 12
/** Numbers that go mostly up, or mostly down, are counted on, sorted or a course. */
const turnsMin = 0.25

/** Whole numbers within a range so narrow that some would come twice if they were measured, and none does. */
export function areNeverTwice({ column, summary, distinct, filled }: ColumnFacts): boolean {
  if (column.type !== 'integer' || !summary || distinct !== filled || filled < givenRowsMin) return false
  const { min, max } = summary
  // places from the first to the last are ranks
  if (min < 0 || (min === 1 && max === distinct)) return false
  if (filled ** 2 < 2 * pairsMin * (max - min + 1)) return false
  const present = presentOf(column.numbers!)
  let rises = 0
  for (let row = 1; row < present.length; row++) if (present[row]! > present[row - 1]!) rises++
  const share = rises / (present.length - 1)
  return Math.min(share, 1 - share) >= turnsMin && !isCourse(column.numbers!)
}

const serialDigitsMin = 5
const serialRowsMin = 20

/** Whole numbers of five or more digits, all of one length: numbers that were given out, not measured. */
export function looksLikeSerials(facts: ColumnFacts): boolean {
  const { summary, distinct, filled, column } = facts
  if (!summary || column.type !== 'integer' || filled < serialRowsMin || distinct < 2 || summary.min <= 0)
    return false
  const digits = String(summary.min).length
  if (digits < serialDigitsMin || String(summary.max).length !== digits) return false
  // amounts are often round, serial numbers end in any digit
  const round = column.values.filter((value) => value.endsWith('00')).length
  return round <= distinct * 0.1 && !isCourse(column.numbers!)
}

/** Serial numbers rise down the rows or lie anywhere: those of a course go up and down in small steps. */
const courseTurnsMin = 0.1
/** A step of a course, against what two numbers taken at random are apart (von Neumann 1941). */
const courseStepMax = 0.25

/** Whether numbers go up and down the rows in steps that are small beside how far they lie apart. */
export function isCourse(numbers: Float64Array): boolean {
  const present = presentOf(numbers)
  let sum = 0
  for (let row = 0; row < present.length; row++) sum += present[row]!
  const mean = sum / present.length
  let steps = 0
  let falls = 0
  let rises = 0
  let spread = (present[0]! - mean) ** 2
  for (let row = 1; row < present.length; row++) {
    const step = present[row]! - present[row - 1]!
    steps += step ** 2
    if (step < 0) falls++
    if (step > 0) rises++
    spread += (present[row]! - mean) ** 2
  }
  const turns = Math.min(falls, rises) / Math.max(1, falls + rises)
  return turns >= courseTurnsMin && steps / (2 * spread) <= courseStepMax
}
