import type { Role } from '@/lib/contracts/analysis'
import type { Dataset } from '@/lib/contracts/dataset'
import type { Regenerate } from '@/lib/contracts/generation'
import { roleNames } from './column-words'

/** What is to be read otherwise once the dashboard is made anew; null is what we find. */
export interface Staged extends Omit<Regenerate, 'instructions' | 'roles' | 'time'> {
  roles: Record<string, Role | null>
  time?: string | null
}

export const nothingStaged: Staged = { roles: {} }

/** What is staged, of which table. */
interface Staging {
  staged: Staged
  dataset: Dataset
}

/** Chosen back to what it was, a column is no change. */
export function withRole({ staged, dataset }: Staging, column: string, role: Role | null): Staged {
  const { [column]: _before, ...others } = staged.roles
  const isAsBefore = role === (dataset.roles[column] ?? null)
  return { ...staged, roles: isAsBefore ? others : { ...others, [column]: role } }
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
  sheet === sheetOf(dataset) ? nothingStaged : { roles: {}, sheet }

export const sheetOf = ({ sheets = [] }: Dataset): string | undefined =>
  sheets.find(({ is_read }) => is_read)?.name

export function withShape({ staged, dataset }: Staging, shape: Staged['shape']): Staged {
  const { shape: _before, ...others } = staged
  return shape === shapeOf(dataset) ? others : { ...others, shape }
}

export const shapeOf = ({ shapes = [] }: Dataset) => shapes.find(({ is_taken }) => is_taken)?.shape

/** Each change in words, as the bar lists them. */
export function stagedWords(staged: Staged, dataset: Dataset): string[] {
  const labelOf = (name: string) => dataset.columns.find((column) => column.name === name)?.label ?? name
  const { roles, outcome, time, sheet, shape } = staged
  return [
    ...(sheet ? [`read the sheet “${sheet}”`] : []),
    ...(shape ? [(dataset.shapes ?? []).find((offer) => offer.shape === shape)?.text ?? shape] : []),
    ...(outcome === undefined ? [] : [outcome ? `lead with ${labelOf(outcome)}` : 'lead with what we find']),
    ...(time === undefined ? [] : [time ? `${labelOf(time)} is when it happened` : 'find when it happened']),
    ...Object.entries(roles).map(([column, role]) =>
      role ? `${labelOf(column)} is ${roleNames[role].toLowerCase()}` : `${labelOf(column)} is what we find`,
    ),
  ]
}
