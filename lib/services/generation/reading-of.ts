import type { ColumnOverride, Role, Shape } from '@/lib/contracts/analysis'
import type { Dataset } from '@/lib/db/generated/client'

interface Reading {
  sheet: string | null
  /** As the database holds it, which knows no shapes. */
  shape: string | null
}

/** How somebody said that a file is to be read, as the engine takes it. */
export const readingOf = (given: Reading | null): { sheet?: string; shape?: Shape } => ({
  sheet: given?.sheet ?? undefined,
  shape: (given?.shape as Shape | null | undefined) ?? undefined,
})

interface Run {
  given: unknown
}

/** What was set of a table when a run made a dashboard of it: that is what the dashboard shows, whatever was set since. */
export const givenOfRun = (made: Run | null, dataset: Pick<Dataset, 'roles' | 'overrides' | 'undone'>) =>
  (made?.given as ReturnType<typeof givenOf> | null | undefined) ?? givenOf(dataset)

/** What an owner has set of a table's columns and of its cleaning, as the engine takes it. */
export const givenOf = ({ roles, overrides, undone }: Pick<Dataset, 'roles' | 'overrides' | 'undone'>) => ({
  roles: roles as Record<string, Role>,
  overrides: overrides as Record<string, ColumnOverride>,
  undone,
})
