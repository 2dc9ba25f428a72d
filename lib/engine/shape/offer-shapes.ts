import type { Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { Table } from '../table/table'
import type { LongForm } from './long-form'

interface Shaping {
  form: LongForm
  table: Table
  taken: Shape
}

/** Both shapes of a table, in words. */
export function offerShapes({ form, table, taken }: Shaping): ShapeOffer[] {
  return [
    {
      shape: 'wide',
      text: form.wideText,
      rows: table.rowCount,
      columns: table.columns.length,
      is_taken: taken === 'wide',
    },
    {
      shape: 'long',
      text: form.text,
      rows: form.rows,
      columns: form.columns,
      is_taken: taken === 'long',
    },
  ]
}
