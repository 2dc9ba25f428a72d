import type { Failure } from '@/lib/contracts/draft'
import type { GenerationPayload } from '@/lib/contracts/generation'
import { version } from '@/package.json'
import type { Analysis } from './analyze-claim'

/** Below this the reader's guess of the dialect deserves a look by the owner. */
const dialectConfidenceMin = 0.5

/** The generation's own report, from what the engine says about its work. */
export function composePayload({ draft, timing, plannedBy }: Analysis): GenerationPayload {
  const { dataset } = draft
  return {
    engine_version: version,
    instructions: draft.instructions,
    planned_by: plannedBy,
    counts: {
      rows: dataset.rows,
      columns: dataset.columns.length,
      cards: draft.blocks.length,
      insights: draft.insights.length,
    },
    tests: draft.tests,
    warnings: composeWarnings(draft),
    columns: dataset.columns,
    dialect: dataset.dialect,
    cleaning: dataset.cleaning,
    timing,
  }
}

function composeWarnings({ dataset, instructions, failures = [] }: Analysis['draft']): string[] {
  const failed = [...new Set(failures.map(describeFailure))]
  const unserved = instructions
    .filter((clause) => clause.status !== 'applied')
    .map((clause) => `Instructions, "${clause.clause}": ${clause.reason ?? 'not possible with these data'}`)
  const unsure = dataset.dialect.confidence < dialectConfidenceMin
  const format = unsure ? ['The format of the file is not certain; check the columns.'] : []
  return [...format, ...failed, ...unserved]
}

const parts: Record<Failure['part'], string> = {
  insight: 'a kind of finding',
  card: 'a card',
  text: 'a text',
  offer: 'offers in the place of what was not possible',
}

const describeFailure = ({ part, name }: Failure): string =>
  `An error of ours cost ${parts[part]} (${name.replaceAll('_', ' ')}); it was left out, and the rest stands.`
