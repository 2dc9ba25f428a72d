import { type Condition, orderConditions } from '../table/condition'
import type { CardContext, CardRequest } from './card'

/** What the rows of a card must pass: the conditions of all cards and its own, those on groups last. */
export const shownRows = (
  { filters }: Pick<CardContext, 'filters'>,
  request: Pick<CardRequest, 'filters'>,
): Condition[] => orderConditions([...filters, ...request.filters])
