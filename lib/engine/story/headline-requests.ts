import type { Insight, InsightKind } from '@/lib/contracts/claims'
import { metricOf } from '../metric/metric'
import { headlineOf } from '../narrate/headline'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext, CardRequest } from '../request/card'
import { requestOf } from '../request/request-of'

const shownKinds: InsightKind[] = ['exception', 'group_difference']
/** More groups on either side are no matrix. */
const sideMax = 12

/** What the first sentence says beyond a total, as a chart: groups as bars, two conditions as a matrix. */
export function headlineRequests(context: CardContext): CardRequest[] {
  const told = headlineOf(context)?.insights ?? []
  return told.filter(({ kind }) => shownKinds.includes(kind)).flatMap((insight) => shownBy(context, insight))
}

function shownBy(context: CardContext, { columns: [name, ...factors] }: Insight): CardRequest[] {
  const { measures, time } = context
  const measure = measures.find((column) => column.name === name)
  const sides = factors.map((factor) => sideOf(context, factor))
  const isShown = sides.every((side): side is ColumnProfile => side !== undefined && side !== time)
  if (!measure || !isShown || sides.length === 0 || sides.length > 2) return []
  const isPart = sides.length === 1 && measure.additivity === 'additive'
  if (isPart) return []
  const [x, group] = sides.toSorted((a, b) => b.distinct - a.distinct)
  const metric = metricOf(context, measure.index, measure.additivity === 'additive' ? 'avg' : null)
  const why = 'It shows what the first sentence says.'
  return [
    requestOf({
      type: group ? 'heatmap' : 'bar',
      x: x!.index,
      group: group?.index ?? null,
      metric,
      score: 1,
      why,
    }),
  ]
}

/** The column by which a chart can be split: of a number its bands. */
function sideOf({ dimensions, table }: CardContext, name: string): ColumnProfile | undefined {
  const side =
    dimensions.find((column) => column.name === name) ??
    dimensions.find(({ index }) => {
      const { derivedFrom } = table.columns[index]!
      return derivedFrom?.length === 1 && derivedFrom[0] === name
    })
  return side && side.distinct <= sideMax ? side : undefined
}
