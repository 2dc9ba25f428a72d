import { countMetric, metricOf } from '../metric/metric'
import { filterWords } from '../narrate/condition-words'
import { describePlaces } from '../narrate/describe-places'
import type { GeoKind } from '../profile/profile'
import type { CardContext, CardDraft, CardRequest, CardRule } from '../request/card'
import { requestOf } from '../request/request-of'
import { placeRows } from './place-rows'

const geomapScore = 0.75
const placesMin = 5
const labelDistinctMin = 3

/** Places on a map. */
export const geomapCard: CardRule<'geomap'> = { candidates: geomapCandidates, draft: geomapDraft }

const findGeo = ({ profile }: CardContext, kind: GeoKind) => profile.columns.find(({ geo }) => geo === kind)

function geomapCandidates(context: CardContext): CardRequest[] {
  const latitude = findGeo(context, 'latitude')
  const longitude = findGeo(context, 'longitude')
  if (!latitude || !longitude) return []
  const measure = context.measures[0]
  return [
    requestOf({
      type: 'geomap',
      x: latitude.index,
      group: longitude.index,
      metric: measure ? metricOf(context, measure.index, null) : countMetric,
      score: geomapScore,
      why: 'The rows carry latitude and longitude, so a map shows where they are.',
    }),
  ]
}

function geomapDraft(request: CardRequest, context: CardContext): CardDraft<'geomap'> | null {
  const latitude = request.x === null ? findGeo(context, 'latitude') : context.profile.columns[request.x]
  const longitude =
    request.group === null ? findGeo(context, 'longitude') : context.profile.columns[request.group]
  if (!latitude || !longitude) return null
  const values = request.metric.column
  const label = findLabel(context)
  const others = [...(values === null ? [] : [values]), ...(label ? [label.index] : [])]
  const places = { needed: [latitude.index, longitude.index], others }
  const { preview, query, isMeasured } = placeRows(context, request, places)
  if (preview.rows.length < (request.asked ? 1 : placesMin)) return null
  const shown = { latitude, longitude, label, isMeasured, places: preview.rows, total: preview.total_rows }
  const sentence = describePlaces(context, request, shown)
  const what = values === null ? 'Places' : request.metric.label
  return {
    type: 'geomap',
    title: request.asked?.title ?? `${what} on the map${filterWords(context, request.asked?.filters ?? [])}`,
    description: sentence.text,
    spec: {
      latitude: latitude.name,
      longitude: longitude.name,
      ...(values !== null && { values: request.metric.name, size: request.metric.name }),
      ...(label && { label: label.name }),
      ...(isMeasured && { aggregation: request.metric.aggregation }),
    },
    data_preview: preview,
    config: {
      ...(query && { query }),
      ...(sentence.evidence && { evidence: sentence.evidence }),
      ...(values !== null && { formats: { [request.metric.name]: request.metric.format } }),
      size: 'large',
      why: request.why,
    },
    ...(request.asked && { clause: request.asked.clause }),
  }
}

/** What a place is called: the text with most different values that is no remark. */
const findLabel = ({ profile, table, leaveOut }: CardContext) =>
  profile.columns.find(
    ({ name, role, type, distinct }) =>
      type === 'text' &&
      !leaveOut.has(name) &&
      (role === 'geo' || role === 'category' || role === 'text') &&
      distinct >= labelDistinctMin &&
      distinct <= table.rowCount,
  )
