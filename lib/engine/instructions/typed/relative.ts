import { yesCondition } from '../spans/rate-end'
import { is, near, type Reading } from './item'

/** "quota di visitatori che tornerebbe": a word that tells of whom something is so, and asks for no kind. */
export function isRelative({ items, data }: Reading, at: number): boolean {
  const [named] = items[near({ items }, at, 1)]?.columns ?? []
  return (
    is(items[at], 'which') &&
    is(items[at], 'with') &&
    items.slice(0, at).some((item) => is(item, 'share', 'rate', 'count')) &&
    named !== undefined &&
    yesCondition(data, named.index) !== null
  )
}
