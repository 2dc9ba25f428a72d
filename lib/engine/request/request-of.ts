import { countMetric } from '../metric/metric'
import type { CardRequest } from './card'

/** A request with everything left open but what is given. */
export function requestOf(parts: Partial<CardRequest> & Pick<CardRequest, 'type'>): CardRequest {
  return {
    x: null,
    grain: null,
    metric: countMetric,
    group: null,
    size: null,
    filters: [],
    sort: null,
    limit: null,
    bins: null,
    stacked: null,
    asked: null,
    why: '',
    score: 0,
    ...parts,
  }
}
