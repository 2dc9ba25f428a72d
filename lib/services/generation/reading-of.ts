import type { Shape } from '@/lib/contracts/analysis'

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
