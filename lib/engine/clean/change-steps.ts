import type { ColumnReading } from './column-reading'
import { splitNumber } from './loose-number'
import type { Steps } from './steps'
import type { TextDraft } from './text-draft'

const quoteMax = 40
const marksMax = 5

export const quoted = (text: string): string =>
  `"${text.length > quoteMax ? `${text.slice(0, quoteMax - 1)}…` : text}"`

/** What trimming and reading changed in one column: a step each, with the rows and a sample. */
export function tellChanges(draft: TextDraft, reading: ColumnReading, steps: Steps): void {
  const add = (step: string, rows: number, detail: string) => {
    if (rows > 0) steps.push({ step, column: draft.name, rows, detail })
  }
  const addGuess = (kind: GuessKind, rows: number, detail: string) => {
    if (rows > 0) steps.guess({ step: 'missing', column: draft.name, rows, detail }, kind)
  }
  if (draft.trimmedRows > 0) add('trim', draft.trimmedRows, `Spaces taken off, as in ${trimSample(draft)}.`)
  const marks = draft.marks.slice(0, marksMax).map(quoted).join(', ')
  const markWords = `Read as missing: ${marks}.`
  // among numbers and dates a mark can be nothing else
  if (reading.type === 'text') addGuess('marks', draft.markedRows, markWords)
  else add('missing', draft.markedRows, markWords)
  const { changed, lost, unread, otherUnit } = compare(draft, reading)
  const lostWords = `Read as missing: ${lost.samples.map(quoted).join(', ')}.`
  if (reading.withCodes) addGuess('codes', lost.rows, lostWords)
  else add('missing', lost.rows, lostWords)
  const sample =
    changed.first < 0 ? '' : `${quoted(draft.texts[changed.first]!)} is ${reading.texts[changed.first]}`
  add(stepName(reading), changed.rows, `Read as ${reading.format ?? 'numbers'}: ${sample}.`)
  add(
    'other_unit',
    otherUnit.rows,
    `In another unit than ${reading.unit}, kept as text and in no number: ${otherUnit.samples.map(quoted).join(', ')}.`,
  )
  const kind = reading.type === 'integer' || reading.type === 'number' ? 'number' : reading.type
  add('unreadable', unread.rows, `No ${kind}, kept as text: ${unread.samples.map(quoted).join(', ')}.`)
}

/** Of what is read as missing: marks among texts, and numbers that are codes for "not known". */
export type GuessKind = 'marks' | 'codes'

const stepName = (reading: ColumnReading): string =>
  reading.type === 'integer' || reading.type === 'number' ? 'numbers' : `${reading.type}s`

function trimSample(draft: TextDraft): string {
  const index = draft.texts.findIndex((text, at) => text !== '' && text !== draft.source[at])
  return `${quoted(draft.source[index]!)} to ${quoted(draft.texts[index]!)}`
}

function compare(draft: TextDraft, reading: ColumnReading) {
  const changed = { rows: 0, first: -1 }
  const lost = { rows: 0, samples: [] as string[] }
  const unread = { rows: 0, samples: [] as string[] }
  const otherUnit = { rows: 0, samples: [] as string[] }
  const found = { changed, lost, unread, otherUnit }
  if (reading.texts === draft.texts && (!reading.numbers || isAllRead(draft, reading.numbers))) return found
  for (let index = 0; index < draft.texts.length; index++) {
    const before = draft.texts[index]!
    const after = reading.texts[index]
    if (draft.missing[index]) continue
    const rows = draft.counts[index]!
    if (after == null) note(lost, before, rows)
    else if (after !== before) {
      changed.rows += rows
      if (changed.first < 0) changed.first = index
    } else if (reading.numbers && Number.isNaN(reading.numbers[index]!)) {
      note(isOfOtherUnit(before, reading) ? otherUnit : unread, before, rows)
    }
  }
  return found
}

const isOfOtherUnit = (text: string, { unit }: ColumnReading): boolean =>
  unit !== null && (splitNumber(text)?.unit ?? null) !== null

function isAllRead(draft: TextDraft, numbers: Float64Array): boolean {
  for (let index = 0; index < numbers.length; index++) {
    if (Number.isNaN(numbers[index]!) && !draft.missing[index]) return false
  }
  return true
}

function note(tally: { rows: number; samples: string[] }, text: string, rows: number): void {
  tally.rows += rows
  if (tally.samples.length < marksMax) tally.samples.push(text)
}
