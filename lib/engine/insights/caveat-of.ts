import type { Telling, Trial } from './trial'

/** What changes the first number by less is left to the cleaning report. */
const effectMin = 0.05

export interface Caveat {
  value: string
  columns: number[]
  effect: number
  rows: number
  tell(): Telling
}

export const caveatOf = ({ value, columns, effect, rows, tell: say }: Caveat): Trial => ({
  kind: 'caveat',
  columns,
  value,
  direction: null,
  test: null,
  statistic: null,
  p: null,
  effect: Math.min(1, effect),
  rows,
  isLarge: effect >= effectMin,
  impact: 1,
  topics: [`caveat:${value}:${columns[0]}`],
  tell: say,
})
