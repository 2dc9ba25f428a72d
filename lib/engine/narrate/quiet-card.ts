import type { Tests } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import type { CardContext, CardDraft } from '../request/card'
import { isApartFrom } from './claims'

/** Where nothing held, the dashboard says so, behind what the table is about. */
export function quietCard(context: CardContext, tests: Tests): CardDraft<'insight'> {
  const main = context.measures[0]?.name
  const total =
    context.filters.length > 0
      ? undefined
      : context.insights.find(({ kind, columns }) => kind === 'total' && columns[0] === main)
  const apart =
    total && context.insights.find((insight) => isApartFrom(insight) && insight.columns[0] === main)
  const told = [total, apart].filter((insight) => insight !== undefined)
  return {
    type: 'insight',
    title: 'Nothing stands out',
    description: [...told.map(({ text }) => text), quietText(context.table.rowCount, tests)].join(' '),
    spec: {},
    data_preview: {},
    config: {
      ...(total && {
        evidence: { ...total.evidence, figures: told.flatMap(({ evidence }) => evidence.figures) },
      }),
      size: 'full',
      why: 'No pattern in these data is stronger than chance would make it.',
    },
  }
}

export function quietText(rows: number, tests: Tests): string {
  if (rows === 0) return 'No row passes the conditions, so there is nothing to tell.'
  if (tests.run === 0)
    return `${formatCount(rows)} ${rows === 1 ? 'row is' : 'rows are'} too few to tell a pattern from chance.`
  if (tests.run === 1) return 'The one pattern that could be tried is not stronger than chance would make it.'
  return `None of the ${formatCount(tests.run)} patterns tried is stronger than chance would make it.`
}
