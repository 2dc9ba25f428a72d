import type { Insight } from '@/lib/contracts/claims'
import { isNothing } from '../profile/nothing-words'
import type { CardContext } from '../request/card'
import { countFigure, rowsText } from './count-words'
import { whenText } from './dashboard-description'
import type { Headline } from './headline-shape'

/** What most rows are is said of so many kinds. */
const kindsMax = 2

/**
 * Where people come for the rows themselves: how many there are, which of them move otherwise, and what most of them are. Null
 * where nothing is found of them.
 */
export function rowsFirst(context: CardContext): Headline | null {
  const moves = context.insights.filter((insight) => isMove(context, insight)).slice(0, 1)
  const kinds = context.insights.filter(isOfKind).slice(0, kindsMax)
  const told = [...moves, ...kinds]
  if (told.length === 0) return null
  const { table, profile, filters } = context
  const rows = countFigure(table.rowCount, null, filters)
  const all = `There ${rows.value === 1 ? 'is' : 'are'} ${rowsText(profile, rows)}${whenText(context)}.`
  return {
    title: 'In short',
    text: [all, ...told.map(({ text }) => text)].join(' '),
    evidence: {
      ...told[0]!.evidence,
      figures: [rows, ...told.flatMap(({ evidence }) => evidence.figures)],
    },
    why: 'How many rows there are, and what most of them are.',
    insights: told,
    isOfRows: true,
  }
}

/** Whose rows become more or fewer than those of the others. */
const isMove = ({ time, measures }: CardContext, { kind, columns }: Insight): boolean =>
  kind === 'exception' &&
  time !== null &&
  columns.includes(time.name) &&
  !measures.some(({ name }) => columns.includes(name))

const isOfKind = (insight: Insight): boolean =>
  insight.kind === 'dominant_category' && insight.columns.length === 1 && !isOfNothing(insight)

/** That most rows have none of something is what is missing, and nothing of what there is. */
export const isOfNothing = ({ kind, value }: Insight): boolean =>
  kind === 'dominant_category' && isNothing(String(value))
