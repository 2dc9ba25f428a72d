import type { CleaningStep } from '@/lib/contracts/analysis'
import { EngineError } from '../../engine-error'
import { placeOf } from './place-of'
import { JsonScanner, type ScannedJson } from './scan-json'

export interface ParsedJson {
  value: unknown
  steps: CleaningStep[]
}

/** Parses JSON or NDJSON text, with no number changed and the common slips mended. */
export function parseJson(text: string): ParsedJson {
  const scanned = new JsonScanner(text).scan()
  const { bounds, openAt } = scanned
  if (openAt >= 0 && bounds.length < 2) throw unfinished(text)
  const steps = reportSlips(scanned)
  const slices = new EditedText(text, scanned.edits)
  if (bounds.length === 2) return { value: parseSlice(slices, bounds[0]!, bounds[1]!), steps }
  const values: unknown[] = []
  for (let i = 0; i < bounds.length; i += 2) values.push(parseSlice(slices, bounds[i]!, bounds[i + 1]!))
  const cutOff = { step: 'unfinished_record', column: null, rows: 1 }
  const detail = `The last record is cut off (${placeOf(text, Math.max(openAt, 0))}) and was left out.`
  return { value: values, steps: openAt >= 0 ? [...steps, { ...cutOff, detail }] : steps }
}

/** A text with its edits, read from front to back. */
class EditedText {
  private next = 0

  constructor(
    readonly source: string,
    private readonly edits: ScannedJson['edits'],
  ) {}

  slice(from: number, to: number): string {
    let at = from
    let slice = ''
    for (; this.next < this.edits.length && this.edits[this.next]!.from < to; this.next++) {
      const edit = this.edits[this.next]!
      slice += this.source.slice(at, edit.from) + edit.text
      at = edit.to
    }
    return slice + this.source.slice(at, to)
  }
}

function parseSlice(slices: EditedText, from: number, to: number): unknown {
  const text = slices.slice(from, to)
  try {
    return JSON.parse(text)
  } catch (error) {
    const offset = from + errorOffset(text, error)
    throw new EngineError(
      'file_unparsable',
      `The JSON breaks off at ${placeOf(slices.source, offset)}: ${excerpt(slices.source, offset)} is not what may stand there. Mend it there, or export the file again.`,
    )
  }
}

/** Where the parser stopped, as far as its message tells. */
function errorOffset(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')
  return position ? Number(position[1]) : text.length
}

const excerpt = (text: string, offset: number): string => {
  const found = text.slice(offset, offset + 20).split(/[\r\n]/, 1)[0]!
  return found === '' ? 'the end' : JSON.stringify(found)
}

const unfinished = (text: string): EngineError =>
  new EngineError(
    'file_unparsable',
    `The JSON ends too early, at ${placeOf(text, text.length)}: a list, a record or a text in it is not closed. Export the file again.`,
  )

function reportSlips({ longNumbers, notNumbers, trailingCommas }: ScannedJson): CleaningStep[] {
  const slips: [string, number, string][] = [
    ['long_numbers', longNumbers, 'Numbers longer or larger than can be computed with were kept as text.'],
    ['not_numbers', notNumbers, 'NaN and Infinity, which are no JSON, were read as missing.'],
    ['trailing_commas', trailingCommas, 'Commas before a closing bracket were left out.'],
  ]
  return slips
    .filter(([, rows]) => rows > 0)
    .map(([step, rows, detail]) => ({ step, column: null, rows, detail }))
}
