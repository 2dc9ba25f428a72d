import { wholeTable } from '@/lib/contracts/selection-query'
import { filterDashboard } from '@/lib/engine/filtered/filter-dashboard'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import { generateDashboard, understandDataset } from '@/lib/engine/generate-dashboard'
import { warmUpInstructions, warmUpTable } from './warm-up-table'

/** After the third the engine runs as fast on a first large file as on a later one. */
const rounds = 3
const options = { fileType: 'csv', fileName: 'orders.csv' } as const

/**
 * Lets the engine's code be compiled before a file comes: a process's first 10 MB took twice as long as its second, and
 * its first filter three times as long. A step takes some 0.1 s; a task that comes meanwhile waits for one at the most,
 * and is told by `isIdle`.
 */
export function warmUpEngine(isIdle: () => boolean): void {
  const bytes = new TextEncoder().encode(warmUpTable())
  const round = [
    () => generateDashboard(bytes, { ...options, instructions: warmUpInstructions }),
    () => filterSome(bytes),
  ]
  const steps = Array.from({ length: rounds }, () => round).flat()
  const warm = (at: number) => {
    if (at >= steps.length || !isIdle()) return
    steps[at]!()
    setImmediate(warm, at + 1)
  }
  warm(0)
}

/** The cards of the table over some rows, as viewers ask for them. */
function filterSome(bytes: Uint8Array): void {
  const { blocks } = generateDashboard(bytes, options)
  const cards = blocks.map((block, at) => ({ ...block, id: String(at) })) as StoredCard[]
  const understanding = understandDataset(bytes, options)
  const { categories, numbers } = filterDashboard(understanding, { cards, selection: wholeTable }).fields
  const [category, number] = [categories[0]!, numbers[0]!]
  const some = [
    ...category.values.map(({ value }) => ({ categories: [{ column: category.column, values: [value] }] })),
    { from: '2022-06-01', to: '2023-12-31' },
    { numbers: [{ column: number.column, min: (number.min + number.max) / 2, max: null }] },
  ]
  for (const selection of some)
    filterDashboard(understanding, { cards, selection: { ...wholeTable, ...selection } })
}
