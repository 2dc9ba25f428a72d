import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Table } from '../table/table'
import { claimStability } from './claim-stability'
import { drawResamples } from './resamples'

/** Cards of a table, whose evidence says how often their claims hold among rows drawn anew. */
export function withStability(blocks: BlockDraft[], table: Table): BlockDraft[] {
  const sampled = { table, resamples: drawResamples(table.rowCount), known: new Map() }
  return blocks.map((block) => {
    const { evidence } = block.config
    const stability = evidence && claimStability(evidence, sampled)
    return stability ? { ...block, config: { ...block.config, evidence: { ...evidence, stability } } } : block
  })
}
