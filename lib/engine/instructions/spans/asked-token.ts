import type { AskedColumn } from '../../plan/asked-column'
import type { Token } from '../tokens'

/** A word that stands for a column which the request itself makes. */
export const askedToken = (asked: AskedColumn): Token => ({
  kind: 'word',
  text: 'xmetricx',
  value: Number.NaN,
  isCapital: false,
  asked,
})

/** A word as the grammar knows it. */
export const plainToken = (text: string): Token => ({
  kind: 'word',
  text,
  value: Number.NaN,
  isCapital: false,
})
