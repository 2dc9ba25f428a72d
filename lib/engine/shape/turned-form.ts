import { quoted } from '../clean/change-steps'
import { withoutAccents } from '../clean/month-names'
import { type CellKind, inferCellKind } from '../read/csv/cell-kind'
import { peekText } from '../table/lazy-texts'
import type { TextColumn, TextTable } from '../table/text-table'
import { freeName, type LongForm, type LongTable, longCellsMax, textColumn } from './long-form'
import { periodWords, readPeriod } from './period-name'
import { middleSize, timesApart } from './sizes'
import { textAt } from './text-at'
import { areUnlike, type RowKind, type ToldRow } from './unlike-rows'

const thingsMin = 3
const attributes = { least: 3, most: 100 }
/** Of all cells, those that are filled: a number here and a date there, each in a column of its own, are told of no things. */
const filledMin = 0.6
/** Of a row's cells, those that are of its kind. */
const kindShareMin = 0.85
/** So many rows of numbers, and of something else, are what things are told by. */
const rowsOfKindMin = 2
/** Rows of numbers alone are several measures where their sizes lie so many times apart, and those of the columns do not. */
const [rowsApartMin, columnsApartMax] = [100, 10]

/**
 * Things that stand as columns, with what is told of each below it: `Area`, `Founded`, `State` as rows. Certain where each
 * row is of one kind and the rows are unlike; else, and where rows of numbers alone lie far apart, it may be so.
 */
export function turnedForm(table: TextTable): LongForm | null {
  const [names] = table.columns
  const things = thingsOf(table)
  const { rowCount } = table
  if (!names || things.length < thingsMin || rowCount < attributes.least || rowCount > attributes.most)
    return null
  if ((rowCount + 1) * things.length > longCellsMax || !areNames(names)) return null
  const kinds = Array.from({ length: rowCount }, (_, row) => rowKind(things, row))
  if (kinds.includes('mixed') || filledShare(things, kinds) < filledMin) return null
  const isCertain = areUnlike(toldRows(things, kinds))
  if (!isCertain && !areOfSeveralKinds(kinds) && !areOfSeveralSizes(things, kinds)) return null
  const told = kinds.filter((kind) => kind !== 'blank').length
  return {
    text: `Turn it: ${things.length} columns as rows`,
    wideText: `Keep it: ${told} rows, each of them told of ${things.length} columns`,
    isCertain,
    isAsRead: true,
    rows: things.length,
    columns: told + 1,
    make: () => turned(table, kinds),
  }
}

/** A column without any cell is no thing. */
const thingsOf = ({ columns }: TextTable): TextColumn[] =>
  columns.slice(1).filter(({ codes, values }) => codes.some((code) => peekText(values, code).trim() !== ''))

/** Different words: what a row is called is no number, and stands once. */
function areNames(column: TextColumn): boolean {
  if (column.plain) return false
  const texts = Array.from(column.codes, (_, row) => textAt(column, row))
  return new Set(texts).size === texts.length && texts.every((text) => /\p{L}/u.test(text) && !isPeriod(text))
}

const isPeriod = (text: string): boolean => {
  const kind = inferCellKind(text)
  return kind === 'date' || kind === 'time'
}

const kindsOfRows: Record<CellKind, RowKind> = {
  number: 'number',
  date: 'date',
  time: 'time',
  word: 'word',
  text: 'word',
  blank: 'blank',
}

function rowKind(things: TextColumn[], row: number): RowKind {
  const counts = new Map<RowKind, number>()
  for (const thing of things) {
    const kind = kindsOfRows[inferCellKind(textAt(thing, row))]
    if (kind !== 'blank') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (filled === 0) return 'blank'
  const [kind, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
  return count >= kindShareMin * filled ? kind : 'mixed'
}

function filledShare(things: TextColumn[], kinds: RowKind[]): number {
  const rows = kinds.flatMap((kind, row) => (kind === 'blank' ? [] : [row]))
  const filled = rows.flatMap((row) => things.filter((thing) => textAt(thing, row) !== '')).length
  return filled / (rows.length * things.length)
}

/** Rows of numbers and rows of other things; of the latter one is enough if a third kind is among them. */
function areOfSeveralKinds(kinds: RowKind[]): boolean {
  const told = kinds.filter((kind) => kind !== 'blank')
  const numbers = told.filter((kind) => kind === 'number').length
  const others = told.length - numbers
  return (numbers >= rowsOfKindMin && others >= rowsOfKindMin) || (numbers > 0 && new Set(told).size > 2)
}

function areOfSeveralSizes(things: TextColumn[], kinds: RowKind[]): boolean {
  if (kinds.some((kind) => kind !== 'number') || things.some(({ name }) => readPeriod(name))) return false
  const texts = kinds.map((_, row) => things.map((thing) => textAt(thing, row)))
  const ofColumns = things.map((_, at) => middleSize(texts.map((row) => row[at]!)))
  return timesApart(texts.map(middleSize)) >= rowsApartMin && timesApart(ofColumns) <= columnsApartMax
}

const toldRows = (things: TextColumn[], kinds: RowKind[]): ToldRow[] =>
  kinds.map((kind, row) => {
    const texts = things.map((thing) => textAt(thing, row)).filter((text) => inferCellKind(text) !== 'blank')
    return { kind, texts, size: kind === 'number' ? middleSize(texts) : Number.NaN }
  })

function turned(table: TextTable, kinds: RowKind[]): LongTable {
  const { rowCount } = table
  const [names, things] = [table.columns[0]!, thingsOf(table)]
  const told = kinds.flatMap((kind, row) => (kind === 'blank' ? [] : [row]))
  const called = told.map((row) => textAt(names, row))
  const key = freeName(keyName(names.name, things), called)
  const detail = `The columns from ${quoted(things[0]!.name)} to ${quoted(things.at(-1)!.name)} are things, and each row tells something of them: turned, a row for each of them in ${quoted(key)}.`
  return {
    table: {
      columns: [
        textColumn(
          key,
          things.map(({ name }) => name),
        ),
        ...told.map((row, at) =>
          textColumn(
            called[at]!,
            things.map((thing) => textAt(thing, row)),
          ),
        ),
      ],
      rowCount: things.length,
    },
    step: { step: 'columns_as_rows', column: null, rows: rowCount, detail },
    values: [],
    repeated: [],
  }
}

const madeName = /^column_\d+$/
/** A corner that calls what stands below it, not what stands beside it. */
const toldWords =
  `field feld attribut indicat kennzahl merkmal variable metric metrik measure figure mass eigenschaft angabe propert champ
  critere campo caract proprie voce detail item key name nom parameter parametr kpi`.split(/\s+/)
const saysTold = (corner: string) =>
  toldWords.some((word) => withoutAccents(corner.toLowerCase()).includes(word))

/** `Indicator \ Town` says what the columns are; periods say it themselves. */
function keyName(corner: string, things: TextColumn[]): string {
  const [, across, ...more] = corner.split(/\s*[\\|]\s*|\s+\/\s+/)
  if (across && more.length === 0) return across
  const kind = kindOfPeriods(things)
  if (kind) return periodWords[kind].one
  return corner.trim() === '' || madeName.test(corner) || saysTold(corner) ? 'Name' : corner
}

/** Whether what would be turned are periods: these may be of one measure. */
export const arePeriods = (table: TextTable): boolean => kindOfPeriods(thingsOf(table)) !== null

function kindOfPeriods(things: TextColumn[]): keyof typeof periodWords | null {
  const periods = things.map(({ name }) => readPeriod(name))
  const [first] = periods
  return first && periods.every((period) => period?.kind === first.kind) ? first.kind : null
}
