import type { ChartBlock } from '@/lib/contracts/blocks'
import type { FilterBy } from '@/lib/contracts/filter-by'
import type { GenerationPayload } from '@/lib/contracts/generation'

/** What a dashboard can be filtered by where its marks are picked: of the columns of its table, those that cards draw. */
export function filterByOf(
  { columns, subject }: Pick<GenerationPayload, 'columns' | 'subject'>,
  blocks: ChartBlock[],
): FilterBy {
  const drawn = new Set(blocks.flatMap(({ spec }) => Object.values(spec)))
  const named = (isMeant: (column: GenerationPayload['columns'][number]) => boolean) =>
    columns.flatMap((column) => (drawn.has(column.name) && isMeant(column) ? column.name : []))
  return {
    time: subject?.time ?? null,
    values: named(({ type }) => type !== 'date' && type !== 'datetime' && type !== 'time'),
    numbers: named(({ type }) => type === 'integer' || type === 'number'),
  }
}
