import type { Filter } from '@/lib/contracts/query'
import type { Item } from './item'

/** A condition that words of a text come to, and where they stand. */
export interface SaidCondition {
  at: number
  items: Item[]
  filter: Filter
  isNot: boolean
}
