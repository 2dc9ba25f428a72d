import { createRandom } from '@/lib/engine/stats/random'

/** Seeded chance for tables; the same seed throws the same. */
export interface Dice {
  /** In [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function throwDice(seed: number): Dice {
  const next = createRandom(seed)
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (share) => next() < share,
  }
}
