import { describeRanking } from '../narrate/describe-ranking'
import { describeCourse } from '../narrate/describe-series'
import { explain } from '../narrate/explain'
import { seriesTitle } from '../narrate/title-of'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { enoughGroups } from '../request/enough-groups'
import { isTelling, type SeriesRows, seriesConfig, seriesRows } from '../request/series-rows'
import { barCandidates } from './bar-candidates'
import { seriesData } from './series-data'

/** Bars beyond these are read as a list, not as a picture. */
const barLimits = { x: 12, groups: 6 }
/** What has an order of its own is drawn whole: the first of its values say nothing of the others. */
const orderedMax = 31
/** Longer names than this do not stand under an upright bar. */
const uprightNameLength = 12
const uprightBarsMax = 8

/** A measure by one category, or by two as grouped or stacked bars. */
export const barCard: CardRule<'bar'> = { candidates: barCandidates, draft: barDraft }

function barDraft(wanted: CardRequest, context: CardContext): CardDraft<'bar'> | null {
  if (wanted.x === null) return null
  const enough = enoughGroups(context, wanted)
  const request = enough ? { ...wanted, filters: [...wanted.filters, enough.condition] } : wanted
  const series = seriesRows(context, request, limitsOf(context, request))
  if (!isTelling(request, series) || isLeaderless(request, series)) return null
  const view = { context, request, series, enough }
  const sentence = explain(context, request, request.grain ? describeCourse(view) : describeRanking(view))
  const names = series.result.rows.map((row) => String(row.x))
  const isUpright =
    request.grain !== null ||
    (names.length <= uprightBarsMax && names.every((name) => name.length <= uprightNameLength))
  return {
    type: 'bar',
    title: request.asked?.title ?? seriesTitle(context, request),
    description: sentence.text,
    ...seriesData(context, { ...request, x: wanted.x }, series),
    config: {
      ...seriesConfig(request, series),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      orientation: isUpright ? 'vertical' : 'horizontal',
      size: 'medium',
      ...(request.group !== null && { stacked: request.stacked ?? isStackable(request, series.result.rows) }),
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** Of more groups than are drawn the first has to hold so much of the whole, or so many times its share of the rows. */
const leaderShareMin = 0.1
const timesRowsMin = 1.5

/** Among many small parts, none of which is more than its rows, who is first by a hair tells nothing. */
function isLeaderless({ asked, metric, group, limit }: CardRequest, { result, total }: SeriesRows): boolean {
  const isWhole = metric.isAdditive && group === null && limit === null && total > 0
  if (asked || !isWhole || result.xCount <= barLimits.x) return false
  const named = result.rows.filter(({ x }) => !/^Other \(\d+\)$/.test(String(x)))
  const top = named.reduce((best, row) => (row.value > best.value ? row : best))
  const share = top.value / total
  return share < leaderShareMin && share < timesRowsMin * (top.rows / result.usedRows)
}

function limitsOf({ profile }: CardContext, { x, grain }: CardRequest) {
  if (grain !== null) return { ...barLimits, x: orderedMax }
  const { distinct, order, type } = profile.columns[x!]!
  const isOrdered = order !== null || type === 'integer' || type === 'number'
  return isOrdered && distinct <= orderedMax ? { ...barLimits, x: orderedMax } : barLimits
}

/** Only what adds up and is nowhere negative may be stacked. */
function isStackable(request: CardRequest, rows: { value: number }[]): boolean {
  return request.metric.isAdditive && rows.every((row) => row.value >= 0)
}
