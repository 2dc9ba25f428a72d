import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'
import { datasetReport } from './dataset-report'

const rows = 120
const reportOf = (header: string, line: (noise: ReturnType<typeof createNoise>) => (string | number)[]) => {
  const noise = createNoise(3)
  const lines = Array.from({ length: rows }, () => line(noise).join(','))
  const bytes = new TextEncoder().encode([header, ...lines].join('\n'))
  return (roles = {}) =>
    datasetReport(understandDataset(bytes, { fileType: 'csv', fileName: 'x.csv', roles }))
}

describe('a column of numbers that may be read in several ways', () => {
  const report = reportOf('zone,plek,opbrengst', ({ pick, random }) => [
    pick(['a', 'b', 'c']),
    20 + Math.floor(random() * 40),
    (random() * 90 + 5).toFixed(1),
  ])

  it('is asked about, with what to send for each answer', () => {
    const { questions = [] } = report()
    expect(questions.map(({ column }) => column)).toContain('plek')
    const { answers } = questions.find(({ column }) => column === 'plek')!
    expect(answers.map(({ role, additivity }) => [role, additivity])).toEqual([
      ['measure', 'intensive'],
      ['measure', 'additive'],
      ['code', undefined],
    ])
    expect(answers.filter((answer) => answer.is_taken)).toHaveLength(1)
  })

  it('is not asked about once its owner has said what it is', () => {
    const questions = report({ plek: 'code' }).questions ?? []
    expect(questions.map(({ column }) => column)).not.toContain('plek')
  })
})

it('nothing is asked where all is sure', () => {
  const report = reportOf('region,revenue,price', ({ pick, random }) => [
    pick(['north', 'south']),
    (random() * 900 + 5).toFixed(2),
    (random() * 9 + 5).toFixed(2),
  ])
  expect(report().questions).toBeUndefined()
})
