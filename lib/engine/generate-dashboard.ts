import type { ColumnOverride, Role, Shape, Stage } from '@/lib/contracts/analysis'
import { roleSchema } from '@/lib/contracts/analysis'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { type ComposeOptions, composeDashboard, findIn } from './compose/compose-dashboard'
import { deriveColumns } from './derive/derive-columns'
import { settleTime } from './derive/settle-time'
import { withoutNeedless } from './doubt/needless-steps'
import { settleValues } from './doubt/settle-values'
import { EngineError } from './engine-error'
import { parseInstructions, readInstructions } from './instructions/parse-instructions'
import { parseSentence } from './instructions/parse-sentence'
import { type AskModel, type ModelShare, planWithModel } from './model/plan-with-model'
import { datasetName } from './narrate/dataset-name'
import type { Plan } from './plan/plan'
import { readTable } from './read/read-table'
import { TableError } from './read/table-error'
import { keepBestColumns } from './shape/keep-best-columns'
import { shapeTable } from './shape/shape-table'
import { inferSubject } from './subject/infer-subject'
import type { Table } from './table/table'
import type { ReadResult } from './table/text-table'
import { type Understanding, withOutcomes } from './understanding'

export interface UnderstandOptions {
  fileType: 'csv' | 'json' | 'xlsx'
  /** Gives the dataset its name in words. */
  fileName?: string
  /** Roles that the caller knows better, by column name. */
  roles?: Record<string, string>
  /** What else the caller knows better of columns, by their names. */
  overrides?: Record<string, ColumnOverride>
  /** Cleaning steps that are not to be done, by their ids. */
  undone?: string[]
  /** The column that the table is about, where the caller knows it better. */
  outcome?: string
  /** The column of event time, or several that make one together, where the caller knows better. */
  time?: string[]
  /** Of a workbook or of several tables in a file, the one to read; the largest where none is named. */
  sheet?: string
  /** Whether periods that stand as columns stay so or become rows, where the caller knows better. */
  shape?: Shape
  /** Told at the start of each stage. */
  onStage?: (stage: Stage) => void
  /** Gets the table as cut into cells, also where nothing can be made of it. */
  onRead?: (rowsAsRead: () => string[][]) => void
  /** Gets what was understood before anything is made of it. */
  onUnderstood?: (understanding: Understanding) => void
}

export interface GenerateOptions extends UnderstandOptions, Omit<ComposeOptions, 'found'> {
  instructions?: string
  /** Asks for cards of its own, of the rows that the instructions leave. */
  sentence?: string
}

/**
 * A file's bytes to the draft of a dashboard: read, clean, profile, find, plan, narrate. The same bytes and
 * options give the same draft, byte for byte. Throws an `EngineError` where there is no table in the file.
 */
export function generateDashboard(bytes: Uint8Array, options: GenerateOptions): DashboardDraft {
  const understanding = understandDataset(bytes, options)
  const { instructions = '', sentence } = options
  const plan =
    sentence === undefined
      ? parseInstructions(instructions, understanding)
      : parseSentence(sentence, instructions, understanding)
  return composeDashboard(understanding, plan, options)
}

export interface ModelDraft {
  draft: DashboardDraft
  plan: Plan
  share: ModelShare
}

/**
 * The same, with a model asked about what the grammar left open of the instructions; the engine goes on while the
 * first answer is on its way. What is not answered, or not well, stays as the grammar has it.
 */
export async function generateWithModel(
  bytes: Uint8Array,
  options: GenerateOptions,
  ask: AskModel,
): Promise<ModelDraft> {
  const understanding = understandDataset(bytes, options)
  const reading = readInstructions(options.instructions ?? '', understanding)
  const asked = planWithModel(reading, understanding, ask)
  const found = findIn(withOutcomes(understanding), options)
  const { plan, share } = await asked
  return { draft: composeDashboard(understanding, plan, { ...options, found }), plan, share }
}

/** The first half of the engine: what a file holds. A caller may ask a model before `composeDashboard`. */
export function understandDataset(bytes: Uint8Array, options: UnderstandOptions): Understanding {
  const { outcome, time = [] } = options
  const { read, shaped, settled, steps } = settledDataset(bytes, options)
  const { table, profile } = deriveColumns(settleTime(settled, time))
  const name = datasetName(options.fileName)
  const understanding: Understanding = {
    name,
    table,
    profile,
    subject: inferSubject({ table, profile, name }, { outcome, hasTime: time.length > 0 }),
    dialect: { ...read.dialect, decimal: shaped.decimal, date_order: shaped.dateOrder },
    cleaning: steps,
    sheets: read.sheets,
    shapes: shaped.shapes,
  }
  options.onUnderstood?.(understanding)
  return understanding
}

/** The cleaned table with all of its columns, and the values that its dashboard is made of. */
export function cleanedTable(bytes: Uint8Array, options: UnderstandOptions): Table {
  const { shaped, settled } = settledDataset(bytes, options)
  const own = new Map(settled.table.columns.map((column) => [column.name, column]))
  return { ...shaped.table, columns: shaped.table.columns.map((column) => own.get(column.name) ?? column) }
}

/** A file read, cleaned and shaped, and what of its best columns are values. Throws where it holds no rows. */
function settledDataset(bytes: Uint8Array, options: UnderstandOptions) {
  const { onStage, time = [], outcome, roles = {}, overrides = {} } = options
  onStage?.('read')
  const read = readCells(bytes, options)
  onStage?.('clean')
  const undone = new Set(options.undone)
  const shaped = shapeTable(read, { shape: options.shape, undone })
  const named = [...Object.keys(roles), ...Object.keys(overrides), ...time, ...(outcome ? [outcome] : [])]
  const { table: best, steps: left } = keepBestColumns(shaped.table, named)
  const cleaned = withCalled(best, overrides)
  if (cleaned.rowCount === 0 || cleaned.columns.length === 0) {
    throw new EngineError('empty_dataset', 'The file has no rows of data below its header.')
  }
  onStage?.('profile')
  const settled = settleValues(cleaned, { roles: knownRoles(roles), overrides, undone })
  const steps = [...read.steps, ...shaped.steps, ...left, ...settled.steps]
  return { read, shaped, settled, steps: withoutNeedless(steps, settled.profile) }
}

/** Also a file that holds no table is told as it was cut into cells. */
function readCells(bytes: Uint8Array, { fileType, sheet, onRead }: UnderstandOptions): ReadResult {
  try {
    const read = readTable(bytes, { fileType, sheet })
    onRead?.(() => read.rowsAsRead())
    return read
  } catch (error) {
    if (error instanceof TableError) onRead?.(error.rowsAsRead)
    throw error
  }
}

const withCalled = (table: Table, overrides: Record<string, ColumnOverride>): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    const label = Object.hasOwn(overrides, column.name) && overrides[column.name]!.label
    return label ? { ...column, called: label } : column
  }),
})

function knownRoles(roles: Record<string, string>): Record<string, Role> {
  const known = Object.entries(roles).flatMap(([column, role]) => {
    const parsed = roleSchema.safeParse(role)
    return parsed.success ? [[column, parsed.data] as const] : []
  })
  return Object.fromEntries(known)
}

export { composeDashboard }
