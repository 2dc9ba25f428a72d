import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Evidence, Insight, InsightKind } from '@/lib/contracts/claims'
import { type Drawn, drawnColumns } from '../gate/drawn-columns'

/** Kinds that say of one number by one or two columns what bars, a cloud or a matrix of them show. */
const drawnKinds: InsightKind[] = [
  'group_difference',
  'correlation',
  'dominant_category',
  'rank',
  'exception',
  'association',
]

/** Kinds that say of one number how it went: its line says so, and whose it is. */
const courseKinds: InsightKind[] = ['trend', 'period_change']

/** Whether a captioned chart shows what a sentence says: the same columns, put together in the same way. */
export const isDrawn = (blocks: BlockDraft[], insight: Insight): boolean =>
  (drawnKinds.includes(insight.kind) && blocks.some((block) => shows(block, insight))) ||
  (courseKinds.includes(insight.kind) && blocks.some((block) => isItsLine(block, insight)))

function isItsLine(block: BlockDraft, { columns }: Insight): boolean {
  if (block.type !== 'line' || block.description === '') return false
  return drawnColumns(block)?.measures.includes(columns[0]!) ?? false
}

function shows(block: BlockDraft, { kind, columns, evidence }: Insight): boolean {
  const drawn = block.description === '' ? null : drawnColumns(block)
  if (!drawn || drawn.how === 'spread') return false
  const own = [...drawn.by, ...drawn.measures]
  if (own.length !== columns.length || !columns.every((name) => own.includes(name))) return false
  return kind !== 'group_difference' || (tellsAverages(block, drawn) && namesAll(block, evidence))
}

/** Parts of a total show how much there is of each, and say in words where the average row differs. */
const tellsAverages = ({ description }: BlockDraft, { how }: Drawn): boolean =>
  how !== 'sum' || description.includes('per row')

/** Of many bars the caption names the ends: others of which a sentence speaks are hard to find among them. */
function namesAll({ description }: BlockDraft, { figures }: Evidence): boolean {
  const names = figures.flatMap(({ filters }) => (filters ?? []).map(({ value }) => value))
  const text = description.toLowerCase()
  return names.every((name) => typeof name !== 'string' || text.includes(name.toLowerCase()))
}
