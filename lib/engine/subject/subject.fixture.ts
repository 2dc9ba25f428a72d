import { generateDashboard, understandDataset } from '../generate-dashboard'

/** A table of texts as a file's bytes. */
export const csvBytes = (rows: (string | number)[][]) =>
  new TextEncoder().encode(rows.map((row) => row.join()).join('\n'))

export const understand = (rows: (string | number)[][], fileName = 'table.csv') =>
  understandDataset(csvBytes(rows), { fileType: 'csv', fileName })

export const draft = (rows: (string | number)[][], fileName = 'table.csv') =>
  generateDashboard(csvBytes(rows), { fileType: 'csv', fileName })

/** Spread out but repeatable. */
export const spread = (row: number, range: number, step = 7919) => (row * step) % range

/** Members of a club: 3 of 4 on the monthly plan have left, 1 of 8 on the yearly one. */
export function members(rows: number, outcome = 'churned'): (string | number)[][] {
  const made = Array.from({ length: rows }, (_, row) => {
    const plan = row % 2 === 0 ? 'monthly' : 'yearly'
    const turn = Math.floor(row / 2)
    const left = plan === 'monthly' ? turn % 4 !== 0 : turn % 8 === 0
    return [
      `M${1000 + row}`,
      ['North', 'South', 'West'][row % 3]!,
      plan,
      20 + spread(row, 45),
      left ? 'Yes' : 'No',
    ]
  })
  return [['member_id', 'region', 'plan', 'age', outcome], ...made]
}
