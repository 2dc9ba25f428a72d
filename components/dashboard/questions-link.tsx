import Link from 'next/link'
import type { ColumnQuestion } from '@/lib/contracts/analysis'
import { questionsPlace } from './data/questions-section'

interface QuestionsLinkProps {
  /** Of the page that asks them. */
  rowsPath: string
  questions?: ColumnQuestion[]
}

/** That the owner is asked about the data, and where. */
export function QuestionsLink({ rowsPath, questions = [] }: QuestionsLinkProps) {
  const { length } = questions
  if (length === 0) return null
  return (
    <p className="text-sm text-muted print:hidden">
      <Link href={`${rowsPath}#${questionsPlace}`} className="underline underline-offset-2 hover:text-ink">
        {length} {length === 1 ? 'question' : 'questions'} about the data
      </Link>
    </p>
  )
}
