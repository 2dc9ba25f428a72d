import type { Understanding } from '../../understanding'
import { type Grid, grids, lastGrid } from './negation-grids.fixture'

/** A sentence with an exclusion and a second condition, and the conditions that it means. */
export interface ScopeCase {
  text: string
  /** Measure and breakdown of the chart. */
  y: string
  x: string
  conditions: string[]
  data: Understanding
  /** Rules were chosen on the open sentences; the words, connectives and second conditions of the sealed are others. */
  isSealed: boolean
}

/** Every `stride`-th sentence of a grid's half, so that all words meet. */
const stride = 31

const fill = (order: string, parts: Record<string, string>) =>
  order
    .replaceAll(/\{(\w)\}/g, (_, name: string) => parts[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

function casesOf(grid: Grid, isSealed: boolean): ScopeCase[] {
  const { data, base, y, x, excluded, orders } = grid
  const { exclusions, connectives, seconds } = isSealed ? grid.sealed : grid.open
  const all: ScopeCase[] = []
  for (const order of orders)
    for (const exclusion of exclusions)
      for (const connective of order.includes('{c}') ? connectives : [''])
        for (const [what, ...left] of excluded)
          for (const [second, condition] of seconds) {
            const parts = { b: base, x: exclusion.replace('_', what), c: connective, s: second }
            all.push({ text: fill(order, parts), y, x, conditions: [...left, condition], data, isSealed })
          }
  return all.filter((_, at) => at % stride === 0)
}

/** Sentences on where a negation ends, in four languages. */
export const scopeCases: ScopeCase[] = [...grids, lastGrid].flatMap((grid) => [
  ...casesOf(grid, false),
  ...casesOf(grid, true),
])
