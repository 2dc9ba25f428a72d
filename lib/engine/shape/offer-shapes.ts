import type { Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import type { WidePeriods } from './find-periods'
import type { LongTable } from './make-long'
import { periodWords } from './period-name'

interface Shaping {
  wide: WidePeriods
  table: Table
  long: LongTable
  taken: Shape
}

/** Both shapes of a table whose periods stand as columns, in words. */
export function offerShapes({ wide, table, long, taken }: Shaping): ShapeOffer[] {
  const periods = `${wide.periods.length} ${periodWords[wide.periods[0]!.period.kind].many}`
  return [
    {
      shape: 'wide',
      text: `Keep it wide: ${periods} as columns`,
      rows: table.rowCount,
      columns: table.columns.length,
      is_taken: taken === 'wide',
    },
    {
      shape: 'long',
      text: `Make it long: ${periods} as rows`,
      rows: long.table.rowCount,
      columns: long.table.columns.length,
      is_taken: taken === 'long',
    },
  ]
}
