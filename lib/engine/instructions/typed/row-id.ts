import { isRepeated } from '../columns/counted-once'
import type { Item, Reading } from './item'

/** "customers" of `customerID`: a word for the rows, where each has its own. */
export const isRowId = ({ columns: [best], values }: Item, data: Reading['data']): boolean =>
  best !== undefined &&
  values.every(({ fit }) => fit < best.fit) &&
  data.profile.columns[best.index]!.role === 'id' &&
  !isRepeated(data, best.index)
