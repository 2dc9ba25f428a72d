import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ColumnQuestion } from '@/lib/contracts/analysis'
import type { Dataset } from '@/lib/contracts/dataset'
import { datasetExample } from '@/lib/openapi/examples/generation'
import { QuestionsLink } from '../questions-link'
import { QuestionsSection } from './questions-section'
import { nothingStaged, type Staged, withAnswer, withSheet } from './staged-changes'

const question: ColumnQuestion = {
  column: 'amount',
  text: 'May the numbers of “amount” be added up?',
  answers: [
    { text: 'Measurements, to be averaged', role: 'measure', additivity: 'intensive', is_taken: true },
    { text: 'Amounts, to be added up', role: 'measure', additivity: 'additive', is_taken: false },
  ],
}
const asked: Dataset = { ...datasetExample, questions: [question] }

const sectionOf = (dataset: Dataset, staged: Staged = nothingStaged) =>
  renderToStaticMarkup(<QuestionsSection dataset={dataset} staged={staged} onStage={() => {}} />)
const linkOf = (questions?: ColumnQuestion[]) =>
  renderToStaticMarkup(<QuestionsLink rowsPath="/dashboards/1/data/" questions={questions} />)

describe('what is asked about the data', () => {
  it('is asked with its answers, of which that as it is read now is told', () => {
    const html = sectionOf(asked)
    expect(html).toContain(question.text)
    expect(html.match(/<button.*?<\/button>/g)).toEqual([
      expect.stringMatching(/aria-pressed="false".*Measurements, to be averaged.*As it is/),
      expect.stringMatching(/aria-pressed="false".*Amounts, to be added up(?!.*As it is)/),
    ])
  })

  it('shows which answer is to be done', () => {
    const staged = withAnswer({ staged: nothingStaged, dataset: asked }, 'amount', question.answers[1]!)
    expect(sectionOf(asked, staged)).toMatch(/aria-pressed="true"[^/]*<svg.*Amounts, to be added up/)
  })

  it('is led to from the dashboard', () => {
    expect(linkOf([question])).toMatch(/href="\/dashboards\/1\/data\/?#questions".*1 question about the data/)
    expect(linkOf([question, question])).toContain('2 questions about the data')
  })

  it('is nothing in what was stored before it was asked, and of another sheet', () => {
    expect(sectionOf(datasetExample)).toBe('')
    expect(linkOf()).toBe('')
    expect(sectionOf(asked, withSheet(asked, 'Notes'))).toBe('')
  })
})
