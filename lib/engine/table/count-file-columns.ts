import type { Column } from './table'

/** How many columns of the file there are among these: not what was computed, nor one column twice. */
export const countFileColumns = (columns: Column[]): number =>
  new Set(columns.filter(({ derivedFrom }) => !derivedFrom).map(({ name }) => name)).size
