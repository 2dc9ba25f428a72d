import type { Insight, Tests } from '@/lib/contracts/claims'
import { formatCount } from '@/lib/format/format-count'
import type { CardContext, CardDraft } from '../request/card'
import { rivalOf } from '../request/rival-of'
import { apartFrom } from './claims'

/** Where nothing held, the dashboard says so, behind what the table is about. */
export function quietCard(context: CardContext, tests: Tests): CardDraft<'insight'> {
  const told = quietlyTold(context)
  const [total] = told
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

/** What there is to say where no claim held. */
export function quietlyTold(context: CardContext): Insight[] {
  if (context.filters.length > 0) return []
  return [context.measures[0]?.name, rivalOf(context)?.name].flatMap((name) => quietOf(context, name))
}

/** A number's level, and by what it does not differ. */
function quietOf({ insights }: CardContext, name: string | undefined): Insight[] {
  const total = insights.find(({ kind, columns }) => kind === 'total' && columns[0] === name)
  const apart = apartFrom(insights, name)
  return total ? [total, ...(apart ? [apart] : [])] : []
}

export function quietText(rows: number, tests: Tests): string {
  if (rows === 0) return 'No row passes the conditions, so there is nothing to tell.'
  if (tests.run === 0)
    return `${formatCount(rows)} ${rows === 1 ? 'row is' : 'rows are'} too few to tell a pattern from chance.`
  if (tests.run === 1) return 'The one pattern that could be tried is not stronger than chance would make it.'
  return `None of the ${formatCount(tests.run)} patterns tried is stronger than chance would make it.`
}
