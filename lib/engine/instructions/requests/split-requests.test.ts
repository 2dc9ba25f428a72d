import { expect, it } from 'vitest'
import { generateDashboard } from '../../generate-dashboard'

const rows = ['North', 'South', 'East', 'West'].flatMap((region, at) =>
  Array.from({ length: 6 }, (_, month) => `2025-0${month + 1}-01,${region},${10 * at + month}`),
)
const csv = ['day,region,units', ...rows].join('\n')

it('keeps a wish of two lines in two lines, and one of two sentences in one', async () => {
  const { instructions } = await generateDashboard(Buffer.from(csv), {
    fileType: 'csv',
    fileName: 'units.csv',
    instructions: 'units by region\nonly in the West\nunits by day. Only in the North',
  })
  expect(instructions.map(({ clause }) => clause)).toEqual([
    'units by region\nonly in the West',
    'units by day. Only in the North',
  ])
})
