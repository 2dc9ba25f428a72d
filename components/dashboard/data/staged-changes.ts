import type { ColumnOverride, ColumnQuestion, Role } from '@/lib/contracts/analysis'
import type { Dataset } from '@/lib/contracts/dataset'
import type { Regenerate } from '@/lib/contracts/generation'

/** What is to be read otherwise once the dashboard is made anew; null is what we find. */
export interface Staged extends Omit<Regenerate, 'instructions' | 'roles' | 'overrides' | 'undo' | 'time'> {
  roles: Record<string, Role | null>
  overrides: NonNullable<Regenerate['overrides']>
  /** Cleaning steps by their ids, and whether they are to be undone. */
  undo: Record<string, boolean>
  time?: string | null
}

export const nothingStaged: Staged = { roles: {}, overrides: {}, undo: {} }

/** What is staged, of which table. */
export interface Staging {
  staged: Staged
  dataset: Dataset
}

function without<T>(of: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _before, ...others } = of
  return others
}

/** Chosen back to what it was, a column is no change. */
export function withRole({ staged, dataset }: Staging, column: string, role: Role | null): Staged {
  const others = without(staged.roles, column)
  const isAsBefore = role === (dataset.roles[column] ?? null)
  return { ...staged, roles: isAsBefore ? others : { ...others, [column]: role } }
}

/** With fields of a column said otherwise; null is what we find. */
export function withOverride(
  { staged, dataset }: Staging,
  column: string,
  change: NonNullable<Staged['overrides'][string]>,
): Staged {
  const before: ColumnOverride = dataset.overrides[column] ?? {}
  const fields = Object.entries({ ...staged.overrides[column], ...change }).filter(
    ([field, value]) => !isSame(value ?? null, before[field as keyof ColumnOverride] ?? null),
  )
  const others = without(staged.overrides, column)
  const overrides = fields.length > 0 ? { ...others, [column]: Object.fromEntries(fields) } : others
  return { ...staged, overrides }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What is said of a column once what is staged is done. */
export function overrideOf({ staged, dataset }: Staging, column: string): ColumnOverride {
  const all = { ...dataset.overrides[column], ...staged.overrides[column] }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

type Answer = ColumnQuestion['answers'][number]

/** With a column read as it was answered, also where it is read so now: then it is sure. Null leaves it open. */
export function withAnswer({ staged, dataset }: Staging, column: string, answer: Answer | null): Staged {
  const said = withRole({ staged, dataset }, column, answer?.role ?? null)
  return withOverride({ staged: said, dataset }, column, { additivity: answer?.additivity ?? null })
}

/** Whether that is what is staged of a column. */
export const isAnswered = ({ roles, overrides }: Staged, column: string, { role, additivity }: Answer) =>
  roles[column] === role && (overrides[column]?.additivity ?? null) === (additivity ?? null)

export function withUndo({ staged, dataset }: Staging, id: string, isUndone: boolean): Staged {
  const others = without(staged.undo, id)
  const isAsBefore = isUndone === dataset.undone.includes(id)
  return { ...staged, undo: isAsBefore ? others : { ...others, [id]: isUndone } }
}

export function withSubject(
  { staged, dataset }: Staging,
  part: 'outcome' | 'time',
  column: string | null,
): Staged {
  const { [part]: _before, ...others } = staged
  return column === givenSubject(dataset, part) ? (others as Staged) : { ...others, [part]: column }
}

/** What the owner has said of the subject; several columns of time stand in one text. */
export const givenSubject = ({ outcome, time }: Dataset, part: 'outcome' | 'time'): string | null =>
  part === 'outcome' ? outcome : time.length > 0 ? time.join(' and ') : null

/** Of another sheet nothing is known yet, so that all else goes. */
export const withSheet = (dataset: Dataset, sheet: string): Staged =>
  sheet === sheetOf(dataset) ? nothingStaged : { ...nothingStaged, sheet }

export const sheetOf = ({ sheets = [] }: Dataset): string | undefined =>
  sheets.find(({ is_read }) => is_read)?.name

export function withShape({ staged, dataset }: Staging, shape: Staged['shape']): Staged {
  const { shape: _before, ...others } = staged
  return shape === shapeOf(dataset) ? others : { ...others, shape }
}

export const shapeOf = ({ shapes = [] }: Dataset) => shapes.find(({ is_taken }) => is_taken)?.shape
