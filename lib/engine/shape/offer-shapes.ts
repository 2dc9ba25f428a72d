import type { Shape, ShapeOffer } from '@/lib/contracts/analysis'
import type { LongForm } from './long-form'

interface Shaping {
  form: LongForm
  wide: { rowCount: number; columns: unknown[] }
  taken: Shape
}

/** Both shapes of a table, in words. */
export function offerShapes({ form, wide, taken }: Shaping): ShapeOffer[] {
  return [
    {
      shape: 'wide',
      text: form.wideText,
      rows: wide.rowCount,
      columns: wide.columns.length,
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
