import { expect, it } from 'vitest'
import { dialects } from './dialects'
import { compareDialects, dialectGrid } from './same-table'

const tablesWanted = 24
/** More of them, and from other seeds: `npm run bench -- dialects`. */
const seeds = Array.from({ length: 400 }, (_, at) => at + 1)
  .filter((seed) => dialectGrid(seed))
  .slice(0, tablesWanted)

it('has seventy dialects of its own', () => {
  expect(new Set(dialects.map(({ name }) => name)).size).toBeGreaterThanOrEqual(70)
})

it.each(seeds)('reads a table of the generator as the same in every dialect (seed %i)', (seed) => {
  expect(compareDialects(seed)).toEqual([])
})
