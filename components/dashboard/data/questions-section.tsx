import { Check } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Chip } from '@/components/ui/chip'
import type { ColumnQuestion } from '@/lib/contracts/analysis'
import { Section } from './section'
import { isAnswered, withAnswer } from './staged-changes'
import type { StagingProps } from './subject-section'

/** For links to it from other pages. */
export const questionsPlace = 'questions'

/** What only its owner knows of the columns; nothing where all are sure, or where another sheet is to be read. */
export function QuestionsSection(props: StagingProps) {
  const { questions = [] } = props.dataset
  if (questions.length === 0 || props.staged.sheet) return null
  return (
    <Section
      id={questionsPlace}
      title="Questions about the data"
      hint="Only you know what these numbers are. Each is asked once."
    >
      <ul className="divide-y rounded-lg border bg-surface">
        {questions.map((question) => (
          <li key={question.column} className="px-4 py-3">
            <Question question={question} {...props} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Its answers are staged by a click, and left open again by a second one. */
function Question({ question, dataset, staged, onStage }: StagingProps & { question: ColumnQuestion }) {
  const { column, text, answers } = question
  const evidence = dataset.columns.find(({ name }) => name === column)?.evidence ?? []
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium break-words">{text}</legend>
      {evidence.length > 0 ? <p className="mt-0.5 text-sm text-muted">{evidence.join(' ')}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {answers.map((answer) => {
          const isChosen = isAnswered(staged, column, answer)
          return (
            <Chip
              key={answer.text}
              aria-pressed={isChosen}
              className={isChosen ? 'border-accent bg-accent/6 text-ink' : undefined}
              onClick={() => onStage(withAnswer({ staged, dataset }, column, isChosen ? null : answer))}
            >
              {isChosen ? <Check aria-hidden /> : null}
              {answer.text}
              {answer.is_taken ? <Badge>As it is</Badge> : null}
            </Chip>
          )
        })}
      </div>
    </fieldset>
  )
}
