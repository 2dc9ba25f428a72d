import { roleSchema } from '@/lib/contracts/analysis'
import { throwDice } from './dice'
import { makeOddGrid } from './odd-grid'
import { encodeText, writeCsv, writeJson } from './write-odd-file'

export interface OddTable {
  /** What `bytes` are, before they were encoded. */
  text: string
  bytes: Uint8Array
  fileType: 'csv' | 'json'
  roles: Record<string, string>
  instructions: string
}

const requests = (name: string, other: string): string[] => [
  `${name} by ${other}`,
  `total ${name} by month`,
  `pie of ${name}; line of ${other} over time; table`,
  `heatmap of ${name} and ${other}; box plot of ${other}; scatter of ${name} and ${other}`,
  `only rows where ${name} is above 5; top 3 ${other}`,
  `map of ${name}; gauge of ${other}; funnel by ${name}`,
  `average ${other} per weekday in 2024; compare with last year`,
]

/** The odd table of one seed: always the same. */
export function makeOddTable(seed: number): OddTable {
  const dice = throwDice(seed)
  const grid = makeOddGrid(dice)
  const fileType = dice.chance(0.2) ? 'json' : 'csv'
  const names = grid.names.filter((name) => name.trim() !== '')
  const name = () => (names.length > 0 ? dice.pick(names) : 'rows')
  const roles = dice.chance(0.08) ? [[name(), dice.pick(roleSchema.options)]] : []
  const instructions = dice.chance(0.12) ? dice.pick(requests(name(), name())) : ''
  const text = fileType === 'json' ? writeJson(grid, dice) : writeCsv(grid, dice)
  return { text, bytes: encodeText(text, dice), fileType, roles: Object.fromEntries(roles), instructions }
}
