import { expect, it } from 'vitest'
import { cleanTable } from './clean-table'
import { textTable } from './text-table.fixture'

const stepsOf = (names: string[]) => {
  const rows = ['2024-01', '2024-02', '2024-03'].map((cohort, at) => [
    cohort,
    ...names.map((_, n) => String(90 - at - n)),
  ])
  return cleanTable(textTable([['Cohort', ...names], ...rows])).steps.map(({ step }) => step)
}

it.each([[['Month 0', 'Month 1', 'Month 2', 'Month 3']], [['W1', 'W2', 'W3', 'W4', 'W5']]])(
  'offers the long form of periods since a start: %s',
  (names) => expect(stepsOf(names)).toContain('periods_as_columns'),
)

it.each([[['D1', 'D2', 'D3']], [['Month 0', 'Week 1', 'Month 2', 'Month 3']], [['M3', 'M9', 'M12', 'M40']]])(
  'offers none for other numbered names: %s',
  (names) => expect(stepsOf(names)).not.toContain('periods_as_columns'),
)
