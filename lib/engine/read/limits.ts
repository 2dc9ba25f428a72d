import { EngineError } from '../engine-error'

export const columnsMax = 2000
/** Objects within records are opened as long as no more columns come of it. */
export const openedColumnsMax = 500
/** No full table of 10 MB has more (design/api.md, limits within 10 MB). */
export const cellsMax = 6_000_000
/** What a spreadsheet's cell holds. */
export const cellCharsMax = 32_767
export const jsonDepthMax = 32

const group = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export const tooManyColumns = (where: string): EngineError =>
  new EngineError(
    'too_many_columns',
    `${where} has more than ${group(columnsMax)} columns. Keep the ones that matter, or check that the file is a table.`,
  )

export const tooManyCells = (): EngineError =>
  new EngineError(
    'too_many_cells',
    `The table has more than ${group(cellsMax)} cells. Split the file, or leave out columns and empty rows.`,
  )
