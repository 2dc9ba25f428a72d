import { PreviewError } from './preview-error'
import type { RawPreview } from './raw-preview'
import { readSeveralTables } from './read-several-tables'

const sampleRowsMax = 200
/** Records lie no deeper than this in the exports that people have. */
const depthMax = 4

type JsonObject = Record<string, unknown>

/** The first records of a JSON file: a list, records under a key, one object a line, or columns of values. */
export async function readJsonPreview(file: Blob, wanted: string | null = null): Promise<RawPreview> {
  const text = await file.text()
  try {
    return await previewOf(text, wanted)
  } catch (error) {
    throw error instanceof RangeError ? new PreviewError(tooDeep) : error
  }
}

const tooDeep = 'This JSON is nested too deep to be read. Flatten it, or send only its list of records.'

async function previewOf(text: string, wanted: string | null): Promise<RawPreview> {
  const value = parseJson(text)
  const several = await readSeveralTables(text, { fileType: 'json', wanted })
  if (several) return several
  const records = findRecords(value, 0)
  if (!records || records.length === 0)
    throw new PreviewError('There is no list of records in this JSON file.')
  const isRows = records.every(Array.isArray)
  const [head, ...body] = records
  const table = isRows
    ? { names: (head as unknown[]).map(textOf), rows: body as unknown[][] }
    : tableOf(records)
  return {
    delimiter: null,
    names: table.names,
    rows: table.rows.slice(0, sampleRowsMax).map((row) => row.map(textOf)),
    rowCount: table.rows.length,
    isPartial: false,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    return parseLines(text) ?? fail(error)
  }
}

/** One object a line; null where a line is none. */
function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 2) return null
  try {
    return lines.map((line) => JSON.parse(line) as unknown)
  } catch {
    return null
  }
}

function fail(error: unknown): never {
  throw new PreviewError(
    `This is not valid JSON: ${error instanceof Error ? error.message : 'it ends too early'}`,
  )
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function findRecords(value: unknown, depth: number): unknown[] | null {
  if (Array.isArray(value)) return value.every(isObject) || value.every(Array.isArray) ? value : null
  if (!isObject(value) || depth > depthMax) return null
  const parts = Object.values(value)
  if (parts.length > 1 && parts.every((part) => Array.isArray(part) && !part.some(isObject)))
    return columnsToRows(value)
  for (const part of parts) {
    const found = findRecords(part, depth + 1)
    if (found?.length) return found
  }
  return null
}

function columnsToRows(columns: JsonObject): unknown[] {
  const names = Object.keys(columns)
  const lists = Object.values(columns) as unknown[][]
  const length = Math.max(...lists.map((list) => list.length))
  return [names, ...Array.from({ length }, (_, row) => lists.map((list) => list[row]))]
}

function tableOf(records: unknown[]): { names: string[]; rows: unknown[][] } {
  const flat = records.map((record) => new Map(flatten(record, '')))
  const names = [...new Set(flat.slice(0, sampleRowsMax).flatMap((record) => [...record.keys()]))]
  return { names, rows: flat.map((record) => names.map((name) => record.get(name))) }
}

/** Nested objects become dotted columns. */
function flatten(value: unknown, path: string): [string, unknown][] {
  if (!isObject(value)) return [[path || 'value', value]]
  return Object.entries(value).flatMap(([key, part]) => flatten(part, path ? `${path}.${key}` : key))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
