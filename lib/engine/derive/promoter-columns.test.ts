import { describe, expect, it } from 'vitest'
import { draft, understand } from '../subject/subject.fixture'

const answers = [10, 9, 9, 8, 7, 6, 4, 2, 10, 9]
const [promoters, detractors, all] = [5, 3, 10]
const survey = (question: string, answer: (row: number) => number | string) => [
  ['submitted', 'team', question],
  ...Array.from({ length: 80 }, (_, row) => [
    `2024-03-${String(1 + (row % 28)).padStart(2, '0')}`,
    ['North', 'South', 'East'][row % 3]!,
    answer(row),
  ]),
]
const plain = (row: number) => answers[row % answers.length]!
const scoreOf = (rows: (string | number)[][]) => {
  const { table } = understand(rows)
  return table.columns.find(({ name }) => name === 'Net promoter score')
}

describe('the net promoter score of answers from 0 to 10', () => {
  it.each([
    'How likely is it that you would recommend us to a friend?',
    'Wie wahrscheinlich ist es dass Sie uns weiterempfehlen?',
    'Recommanderiez-vous notre service ?',
    '¿Recomendaría nuestra tienda?',
    'nps_score',
    'eNPS',
  ])('is the share of 9 and 10 less the share of 6 and less: %s', (question) => {
    const { blocks } = draft(survey(question, plain))
    const kpi = blocks.find(({ title }) => title === 'Net promoter score')!
    const share = (100 * (promoters - detractors)) / all
    expect(kpi).toMatchObject({
      type: 'kpi',
      spec: { value: share, operation: 'avg' },
      description: '40 of 80 answer 9 or 10, 24 answer 6 or less.',
    })
  })

  it('is told group by group as a score, never as a median', () => {
    const rows = survey('NPS', (row) => (row % 3 === 0 ? 9 + (row % 2) : row % 7))
    const { layout, blocks } = draft(rows)
    expect(layout.narrative_snippets.join(' ')).toContain('et promoter score differs by team')
    expect(layout.narrative_snippets.join(' ')).not.toContain('median')
    const bars = blocks.filter(({ type }) => type === 'bar').map(({ spec }) => spec)
    expect(bars).toContainEqual({ x: 'team', y: 'Net promoter score', aggregation: 'avg' })
  })

  it('leaves out who has not answered', () => {
    const column = scoreOf(survey('likely to recommend', (row) => (row % 4 === 0 ? '' : plain(row))))!
    expect(column.missing).toBe(20)
  })

  it.each([
    ['a rating out of 10', survey('rating', plain)],
    ['a scale from 1 to 5', survey('Would you recommend us?', (row) => 1 + (row % 5))],
    ['a score that is made already', survey('NPS', (row) => -40 + (row % 17))],
    ['answers in halves', survey('NPS', (row) => plain(row) / 2)],
    ['a count of recommendations', survey('recommendations', (row) => row)],
  ])('is not made of %s', (_, rows) => {
    expect(scoreOf(rows)).toBeUndefined()
  })
})
