import type { Grain } from '@/lib/contracts/query'
import type { Condition } from '../table/condition'
import type { Understanding } from '../understanding'
import type { Axes } from './axes/chart-axes'
import type { Bins } from './axes/settle-bins'
import type { Sentence } from './sentence'
import type { Parts } from './take-parts'

/** A request as it was understood, before it is a card. */
export interface CardParts {
  sentence: Sentence
  parts: Omit<Parts, 'bins'> & { bins: Bins | null }
  conditions: Condition[]
  axes: Axes
  grain: Grain | null
  understanding: Understanding
}
