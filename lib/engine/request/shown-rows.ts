import { type Condition, orderConditions } from '../table/condition'
import type { CardContext, CardRequest } from './card'

/** What the rows of a card have passed, as it is told: the conditions of all cards and its own, those on groups last. */
export const shownRows = (
  { filters }: Pick<CardContext, 'filters'>,
  request: Pick<CardRequest, 'filters'>,
): Condition[] => orderConditions([...filters, ...request.filters])

/** What the rows of the context's table must still pass to be those of the card. */
export const openConditions = (
  { open }: Pick<CardContext, 'open'>,
  request: Pick<CardRequest, 'filters'>,
): Condition[] => orderConditions([...open, ...request.filters])
