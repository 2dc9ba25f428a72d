import type { CleaningStep } from '@/lib/contracts/analysis'
import { additiveStrong, intensiveStrong, intensiveWeak, perPhrase } from '../names/measure-words'
import { findWord, type NameWords, splitName, wordList } from '../names/name-words'
import { currencyOf, unitInBracket, unitWords } from '../names/unit-words'
import { quoted } from './change-steps'
import type { ColumnReading } from './column-reading'
import type { DecimalMark } from './loose-number'
import type { ColumnScan } from './read-column'
import type { NumberScan } from './scan-numbers'
import { clearDecimal } from './table-context'
import { isPeriod } from './wide-periods'

/** Numbers of so different sizes as `1.205` and `30.690` are no coordinates or weights with three decimals. */
const spreadMin = 5
/** Prices per litre and readings of one instrument lie closer together than this, amounts seldom. */
const narrowBelow = 2
/** Fewer numbers with three digits behind a point may have them by chance. */
const numbersMin = 5
const periodsMin = 3
const textsMax = 100
const namesMax = 3

/** Letters of languages that part thousands with a point, and French has not. */
const letters = /[äöüßñáíóúãõæøğşıìò]/i
/** Words of tables in such languages; none that English or French has. */
const words = wordList(
  `januar februar marz maerz juni juli oktober dezember mrz okt dez enero febrero marzo abril mayo junio julio agosto
  septiembre octubre noviembre diciembre ene abr dic gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
  janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro januari februari maart mei augustus
  umsatz betrag kosten summe gesamt anzahl menge einnahmen ausgaben abteilung kostenstelle konto filiale standort monat
  jahr kunde artikel bezeichnung importe ventas gastos ingresos cuenta concepto mes trimestre cliente tienda ciudad partida
  departamento valor receita despesas despesa conta loja cidade vendas vendite ricavi conto negozio citta mese reparto
  importo bedrag omzet rekening afdeling maand jaar aantal klant`,
  'kosten umsatz betrag einnahmen ausgaben',
)
/** Where a point is the decimal mark though cells are set apart by semicolons. */
const pointCurrencies = new Set(['CHF', 'USD', 'GBP'])
const places = wordList('lat latitude lon lng long longitude breitengrad laengengrad longitud latitud x y z')

/** What one person or thing is paid: of ten thousand or more, and of many sizes. */
const paid = wordList(
  `salary salaries wage wages income rent gehalt lohn einkommen miete salario sueldo alquiler stipendio affitto aluguel
  salaris huur preis precio prezzo preco prijs`,
  'gehalt lohn einkommen miete preis',
)
/** As many thousands: no litre and no kilogram costs so much. */
const tens = 10

interface OpenColumn {
  scan: NumberScan
  words: NameWords
  name: string
  unit: string | null
}

/**
 * What the points of a table mean in which all numbers with a mark have three digits behind one: `,` is the decimal mark
 * where they surely part thousands, `.` where they are read as decimals and it stays open; null where nothing is open.
 */
export function weighPoints(scans: ColumnScan[]): DecimalMark | null {
  const numbers = scans.flatMap((scan) => scan.numbers ?? [])
  if (numbers.some((scan) => scan.openComma > 0 || scan.comma + scan.dot > 0 || clearDecimal(scan)))
    return null
  const open = scans.filter(hasOpenPoints).map(openColumn)
  if (open.length === 0 || open.some(({ scan }) => scan.ungrouped)) return null
  // of decimals with three places a whole number would have its noughts
  if (open.some(({ scan }) => scan.markless)) return ','
  const isSpoken = isInLanguageOfPoints(scans)
  const measured = open.filter(isMeasured)
  const others = open.filter((column) => !measured.includes(column))
  if (others.length === 0) return isSpoken && !open.every(isPlace) ? '.' : null
  const isMostlyAmount = others.length > measured.length && !numbers.some(hasLongUnmarked)
  return isMostlyAmount && (areOfManySizes(open) || (isSpoken && areAmounts(others))) ? ',' : '.'
}

export const otherMark = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',')

export const hasOpenPoints = ({ numbers }: ColumnScan): boolean => numbers !== null && numbers.openDot > 0

const openColumn = ({ numbers, draft }: ColumnScan): OpenColumn => ({
  scan: numbers!,
  words: splitName(draft.name),
  name: draft.name,
  unit: [...numbers!.loose.values()].find(({ unit }) => unit !== null)?.unit ?? null,
})

/** Sizes, rates, prices and places may have three decimals; amounts and counts have not. */
function isMeasured(column: OpenColumn): boolean {
  const { words: named, unit, scan } = column
  if (isPlace(column)) return true
  const own =
    unit ?? (named.bracket && unitInBracket(named.bracket)) ?? unitWords.get(named.words.at(-1) ?? '')
  if (own && (currencyOf(own) === undefined || pointCurrencies.has(currencyOf(own)!))) return true
  // what a litre costs is no amount
  if (perPhrase.test(named.text)) return true
  const isOfOne = findWord(named, intensiveStrong) !== null || findWord(named, intensiveWeak) !== null
  const isPay = isOfMoney(named) && spreadOf([scan]) >= spreadMin && sizesIn([scan]).largest >= tens
  return isOfOne && !isPay && findWord(named, additiveStrong) === null
}

const isOfMoney = (named: NameWords): boolean =>
  findWord(named, paid) !== null || named.words.some((word) => currencyOf(word) !== undefined)

const isPlace = ({ words: named }: OpenColumn): boolean => findWord(named, places) !== null

/** Noughts at the end of some, and many sizes in each. */
const areOfManySizes = (open: OpenColumn[]): boolean =>
  open.some(({ scan }) => scan.openZeroEnd) && open.every(({ scan }) => spreadOf([scan]) >= spreadMin)

function areAmounts(open: OpenColumn[]): boolean {
  const scans = open.map(({ scan }) => scan)
  const count = scans.reduce((sum, { plain, loose }) => sum + plain.length + loose.size, 0)
  if (count < numbersMin || spreadOf(scans) < narrowBelow) return false
  const isAmount = ({ words: named, unit }: OpenColumn) =>
    unit !== null || findWord(named, additiveStrong) !== null || isOfMoney(named)
  return open.filter(({ name }) => isPeriod(name)).length >= periodsMin || open.every(isAmount)
}

/** How often the least of the numbers goes into the largest. */
function spreadOf(scans: NumberScan[]): number {
  const { least, largest } = sizesIn(scans)
  return largest / least
}

function sizesIn(scans: NumberScan[]): { least: number; largest: number } {
  const sizes = { least: Number.POSITIVE_INFINITY, largest: 0 }
  const note = (value: number) => {
    const size = Math.abs(value)
    if (!(size > 0)) return
    sizes.least = Math.min(sizes.least, size)
    sizes.largest = Math.max(sizes.largest, size)
  }
  for (const { plain, loose } of scans) {
    plain.forEach(note)
    for (const { body } of loose.values()) note(Number(body))
  }
  return sizes
}

/** Numbers from 1000 on that are not grouped, and neither years nor codes of one width. */
const hasLongUnmarked = ({ ungrouped, fixedWidth, openDot }: NumberScan): boolean =>
  ungrouped && !fixedWidth && openDot === 0

function isInLanguageOfPoints(scans: ColumnScan[]): boolean {
  const isSaid = (text: string) => letters.test(text) || findWord(splitName(text), words) !== null
  return scans.some(
    ({ draft, numbers }) =>
      isSaid(draft.name) ||
      (!draft.plain &&
        numbers?.plainRows === 0 &&
        draft.texts.slice(0, textsMax).some((text) => isSaid(text))),
  )
}

/** Says how open points were read; null where none of their columns turned out to hold numbers. */
export function pointsStep(
  scans: ColumnScan[],
  readings: ColumnReading[],
  decimal: DecimalMark,
): CleaningStep | null {
  const open = scans.filter((scan, at) => hasOpenPoints(scan) && readings[at]!.numbers !== null)
  const first = open[0]
  if (!first) return null
  const sample = first.draft.texts.find((text) => /\d\.\d{3}(?!\d)/.test(text))!
  const named = open.slice(0, namesMax).map(({ draft }) => quoted(draft.name))
  const more = open.length > namesMax ? ` and ${open.length - namesMax} more` : ''
  const meaning =
    decimal === ','
      ? `Points before three digits were taken to part thousands: ${quoted(sample)} is ${sample.replace('.', '')}`
      : `Whether points before three digits part thousands or decimals stays open; read as decimals: ${quoted(sample)} is not ${sample.replace('.', '')}`
  return {
    step: 'decimal_mark',
    column: null,
    rows: Math.max(...open.map(({ numbers }) => numbers!.openDot)),
    detail: `${meaning} (in ${named.join(', ')}${more}).`,
  }
}
