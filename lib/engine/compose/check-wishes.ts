import type { ClauseReport } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Plan } from '../plan/plan'

interface Composed {
  clauses: ClauseReport[]
  blocks: BlockDraft[]
  /** The title that came with the upload; empty where none did. */
  givenTitle: string
  /** The title that the owner has written by hand; empty where there is none. */
  keptTitle: string
}

/** What was asked of the whole dashboard is looked for in it: a clause is applied only where it can be seen. */
export function checkWishes(plan: Plan, composed: Composed): ClauseReport[] {
  return composed.clauses.map((report) => {
    if (report.status !== 'applied') return report
    const wishes = plan.wishes.filter(({ clause }) => clause === report.clause)
    return Object.assign(
      { ...report },
      ...wishes.map((wish) => outcomeOf(wish, plan, { ...composed, report })),
    )
  })
}

function outcomeOf(
  wish: Plan['wishes'][number],
  plan: Plan,
  composed: Composed & { report: ClauseReport },
): Partial<ClauseReport> {
  const { blocks, givenTitle, keptTitle } = composed
  const columns = wish.columns ?? []
  if (wish.kind === 'title' && keptTitle && keptTitle !== plan.title)
    return partly(
      `The title written by hand stays: ${keptTitle}. It is changed where it was written, on the dashboard.`,
    )
  if (wish.kind === 'title' && givenTitle && givenTitle !== plan.title)
    return partly(`The title that came with the file was kept: ${givenTitle}.`)
  if (wish.kind === 'count') return countOutcome(plan, blocks.length)
  if (wish.kind === 'only' && plan.cards.length === 0)
    return partly('No chart was asked for that could stand alone, so the dashboard is the usual one.')
  if (wish.kind === 'target') return targetOutcome(columns[0]!, blocks)
  if (wish.kind === 'card_target') return cardTargetOutcome(columns[0]!, composed)
  if (wish.kind === 'focus') return focusOutcome(columns, blocks)
  if (wish.kind === 'leave_out') return leftOutcome(columns, blocks)
  return {}
}

const partly = (reason: string): Partial<ClauseReport> => ({ status: 'partly', reason })

function countOutcome({ cardCount, onlyAsked, cards }: Plan, count: number): Partial<ClauseReport> {
  if (cardCount === null || count === cardCount) return {}
  if (count > cardCount) return partly(`${count} cards were asked for by name, and all are here.`)
  if (onlyAsked && cards.length > 0) return partly('Nothing was added to what was asked for by name.')
  return partly(`The data give ${count} cards that each say something of their own.`)
}

function targetOutcome(column: string, blocks: BlockDraft[]): Partial<ClauseReport> {
  const block = blocks.findIndex(
    ({ spec }) => 'target' in spec && spec.target !== undefined && spec.value_from_column === column,
  )
  return block < 0
    ? partly(
        `No card of this dashboard shows ${column} as one number to hold against it; ask for a gauge of it.`,
      )
    : { block }
}

function cardTargetOutcome(
  column: string,
  { blocks, report }: Composed & { report: ClauseReport },
): Partial<ClauseReport> {
  const block = report.block === null ? undefined : blocks[report.block]
  if (!block || ('target' in block.spec && block.spec.target !== undefined)) return {}
  if (block.type !== 'kpi' && block.type !== 'gauge')
    return partly(`A ${block.type} shows no target: ask for a KPI or a gauge of ${column}.`)
  return partly(`No target of ${column} is known: say how much, as in “with a target of 1000”.`)
}

function focusOutcome(columns: string[], blocks: BlockDraft[]): Partial<ClauseReport> {
  const unseen = columns.filter(
    (column) => !blocks.some((block) => block.type !== 'table' && shows(block, column)),
  )
  if (unseen.length === 0) return {}
  const reason = `No chart says anything of ${unseen.join(', ')}.`
  return unseen.length < columns.length ? partly(reason) : { status: 'not_possible', reason }
}

function leftOutcome(columns: string[], blocks: BlockDraft[]): Partial<ClauseReport> {
  const seen = columns.filter((column) => blocks.some((block) => shows(block, column)))
  if (seen.length === 0) return {}
  return partly(`${seen.join(', ')} stays where a card was asked for with it.`)
}

const shows = ({ spec }: BlockDraft, column: string): boolean =>
  Object.values(spec).some((part) => part === column || (Array.isArray(part) && part.includes(column)))
