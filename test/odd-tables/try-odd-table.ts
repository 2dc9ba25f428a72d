import type { BlockDraft } from '@/lib/contracts/blocks'
import { type DashboardDraft, dashboardDraftSchema } from '@/lib/contracts/draft'
import { writeCleanedCsv } from '@/lib/engine/clean/write-cleaned-csv'
import { composeDashboard } from '@/lib/engine/compose/compose-dashboard'
import { EngineError } from '@/lib/engine/engine-error'
import { Failures } from '@/lib/engine/failures'
import type { Shown } from '@/lib/engine/gate/invariant'
import { Gate } from '@/lib/engine/gate/pass-gate'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import { parseInstructions } from '@/lib/engine/instructions/parse-instructions'
import { narrowRows } from '@/lib/engine/profile/narrow-rows'
import { withOutcomes } from '@/lib/engine/understanding'
import type { OddTable } from './odd-table'
import { programWords } from './odd-values'

export interface Tried {
  outcome: 'draft' | 'refused'
  /** What should not be, each in words with where it is; empty where all is well. */
  faults: string[]
}

/** One odd table through the engine: a draft that holds what drafts promise, or a refusal in words. */
export function tryOddTable(table: OddTable): Tried {
  const faults: string[] = []
  const failures = new Failures((error, { part, name }) => {
    faults.push(`${part} ${name} failed: ${traceOf(error)}`)
  })
  try {
    const { draft, shown } = draftOf(table, failures)
    return { outcome: 'draft', faults: [...faults, ...faultsOf(draft, table), ...unsaid(draft, shown)] }
  } catch (error) {
    if (error instanceof EngineError && error.message.length > 0) return { outcome: 'refused', faults }
    return { outcome: 'draft', faults: [...faults, `internal error: ${traceOf(error)}`] }
  }
}

interface Made {
  draft: DashboardDraft
  shown: Shown
}

function draftOf({ bytes, fileType, roles, instructions }: OddTable, failures: Failures): Made {
  const understanding = understandDataset(bytes, { fileType, fileName: `odd.${fileType}`, roles })
  writeCleanedCsv(understanding.table)
  const plan = parseInstructions(instructions, understanding)
  const draft = composeDashboard(understanding, plan, { failures })
  const { table, profile } = narrowRows(withOutcomes(understanding), plan.filters)
  return { draft, shown: { table, profile, filters: plan.filters } }
}

/** What the gate would still leave out of a finished draft: nothing, as no card behind the gate may break a rule. */
function unsaid(draft: DashboardDraft, shown: Shown): string[] {
  const gate = new Gate(shown, new Failures())
  gate.insights(draft.insights)
  gate.cards(draft.blocks, () => draft.blocks[0] as BlockDraft<'insight'>)
  gate.texts(draft.layout.narrative_snippets)
  return gate.withheld.map(
    ({ part, name, invariant }) => `the finished draft breaks ${invariant}: ${part} ${name}`,
  )
}

const traceLines = 4

const traceOf = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, traceLines).join(' ')
    : String(error)

/** Words of programs that the file itself does not hold, numbers that are none, and what the contract forbids. */
function faultsOf(draft: DashboardDraft, { text }: OddTable): string[] {
  const parsed = dashboardDraftSchema.safeParse(draft)
  const alien = [...programWords, '[object Object]', '∞'].filter((word) => !text.includes(word))
  const faults = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} is against the contract: ${message}`,
  )
  walk(draft, 'draft', (value, path) => {
    if (typeof value === 'number' && !Number.isFinite(value)) faults.push(`${path} is ${value}`)
    if (value === undefined && path.includes('data_preview')) faults.push(`${path} is undefined`)
    if (typeof value !== 'string') return
    const word = alien.find((one) => value.includes(one))
    if (word) faults.push(`${path} says ${word}: ${value.slice(0, 120)}`)
  })
  return faults
}

function walk(value: unknown, path: string, visit: (value: unknown, path: string) => void): void {
  if (value === null || typeof value !== 'object') visit(value, path)
  else for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`, visit)
}
