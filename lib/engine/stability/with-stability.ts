import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Evidence, Insight } from '@/lib/contracts/claims'
import type { Table } from '../table/table'
import { claimStability } from './claim-stability'
import type { Sampled } from './group-totals'
import { drawResamples } from './resamples'

/** Cards of a table, whose evidence says how often their claims hold among rows drawn anew. */
export const withStability = (blocks: BlockDraft[], sampled: Sampled): BlockDraft[] =>
  blocks.map((block) => {
    const { evidence } = block.config
    return evidence ? { ...block, config: { ...block.config, evidence: steadied(evidence, sampled) } } : block
  })

/** What proves each of some sentences, by the insight that it tells; null of others. */
export const evidenceOfTexts = (
  texts: string[],
  insights: Insight[],
  sampled: Sampled,
): (Evidence | null)[] =>
  texts.map((text) => {
    const told = insights.find((insight) => insight.text === text)
    return told ? steadied(told.evidence, sampled) : null
  })

export const sampleOf = (table: Table): Sampled => ({
  table,
  resamples: drawResamples(table.rowCount),
  known: new Map(),
  split: new Map(),
})

function steadied(evidence: Evidence, sampled: Sampled): Evidence {
  const stability = claimStability(evidence, sampled)
  return stability ? { ...evidence, stability } : evidence
}
