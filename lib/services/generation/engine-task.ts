import type { ColumnOverride, Shape, Stage } from '@/lib/contracts/analysis'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { FileType } from '@/lib/contracts/generation'
import type { Selection } from '@/lib/contracts/selection'
import type { RowsQuery, TableRows } from '@/lib/contracts/table-rows'
import type { EngineErrorCode } from '@/lib/engine/engine-error'
import type { FilterResult } from '@/lib/engine/filtered/filter-dashboard'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import type { ModelQuestion } from '@/lib/engine/model/plan-question'
import type { ModelShare } from '@/lib/engine/model/plan-with-model'

/** What is sent to an engine process: the file by its path, never by its bytes. */
export type EngineTask = AnalyzeTask | CleanTask | FilterTask | PageTask

/** To be made a dashboard of. */
export interface AnalyzeTask {
  path: string
  fileType: FileType
  /** As uploaded: the dataset is named after it. */
  fileName: string
  title?: string
  /** What the owner has written in the title's place. */
  keptTitle?: string
  instructions?: string
  /** Asks for cards of its own, of the rows that the instructions leave. */
  sentence?: string
  /** Roles that the owner has set, by column name. */
  roles: Record<string, string>
  /** What else the owner has set of columns, and cleaning steps that are undone. */
  overrides?: Record<string, ColumnOverride>
  undone?: string[]
  /** What the owner has said that the table is about. */
  outcome?: string
  /** The columns of event time that the owner has set. */
  time?: string[]
  /** The sheet or table of the file, and its shape, that the owner has chosen. */
  sheet?: string
  shape?: Shape
  /** Whether a model is there to be asked; its questions come as messages, and wait for an `EngineAnswer`. */
  asksModel?: boolean
}

/** Whose table is to be read and understood, and held for what is asked of it next. */
export type ReadingTask = Pick<
  AnalyzeTask,
  'path' | 'fileType' | 'fileName' | 'roles' | 'overrides' | 'undone' | 'outcome' | 'time' | 'sheet' | 'shape'
>

/** Whose cards are to be made of some rows of its table. */
export interface FilterTask extends ReadingTask {
  cards: StoredCard[]
  selection: Selection
}

/** Some of whose rows are to be shown. */
export interface PageTask extends ReadingTask {
  asked: RowsQuery
}

/** The cards of some rows, and those that are compared of the days before, where the selection asks for it. */
export interface FilteredCards extends FilterResult {
  before?: FilterResult['cards']
}

export const isOfHeldTable = (task: EngineTask): task is FilterTask | PageTask =>
  'selection' in task || 'asked' in task

/** To a question of the task that is being worked on. */
export interface EngineAnswer {
  /** As the model wrote it; null where there is none. */
  answer: string | null
}

/** To be written as a cleaned table, as CSV, to a path of this machine. */
export interface CleanTask extends ReadingTask {
  cleanedTo: string
}

/** Milliseconds by stage, and in all. */
export type EngineTiming = Partial<Record<Stage | 'total', number>>

export interface EngineResult {
  draft: DashboardDraft
  timing: EngineTiming
  /** What a model had to do with it, where one was there. */
  share?: ModelShare
  /** Who the instructions say it is for, or how its sentences are to sound. */
  audience?: string | null
}

/** What an engine process sends back, stages as they begin and then one answer. */
export type EngineMessage =
  | { type: 'ready' }
  | { type: 'stage'; stage: Stage }
  | { type: 'question'; question: ModelQuestion }
  | { type: 'result'; result: EngineResult }
  | { type: 'cleaned' }
  | { type: 'refused'; code: EngineErrorCode; message: string }
  | { type: 'filtered'; result: FilteredCards }
  | { type: 'paged'; result: TableRows }
  /** The table does not have what was selected by a parameter. */
  | { type: 'unfit'; param: string; message: string }
  | { type: 'out_of_memory' }
  /** Where it was to write, with Node's code. */
  | { type: 'unwritable'; code: string }
  | { type: 'crashed'; stack: string }
