import type { Understanding } from '../../understanding'
import { parseInstructions } from '../parse-instructions'
import { cardText, conditionText } from '../tongues/plan-text.fixture'

/** What a text is read as, in one line: its cards, what holds for all of them, and what became of each clause. */
export function goldenPlan(text: string, data: Understanding): string {
  const plan = parseInstructions(text.replaceAll('\\n', '\n'), data)
  const said = (name: string, words: unknown[]) => (words.length > 0 ? [`${name} ${words.join(', ')}`] : [])
  const parts = [
    ...plan.cards.map(cardText),
    ...said('all:', plan.filters.map(conditionText)),
    ...said('leave out', plan.leaveOut),
    ...said('focus', plan.focus),
    ...said('avoid', plan.avoid),
    ...said('colors', plan.colors),
    ...said(
      'targets',
      plan.targets.map(({ column, value }) => `${column} ${value}`),
    ),
    ...said('title', plan.title === null ? [] : [plan.title]),
    ...said('cards', plan.cardCount === null ? [] : [plan.cardCount]),
    ...(plan.onlyAsked ? ['only these'] : []),
    ...(plan.audience ? ['audience'] : []),
  ]
  const statuses = plan.clauses.map(({ status }) => status[0]).join('')
  return `${parts.join(' | ') || '-'} [${statuses}]`
}

/** Stands between a text and its plan. */
const arrow = ' => '
/** Before a line whose plan is known to be wrong, so that it may only be mended. */
const wrong = '! '

/** A line of a golden file with the plan that its text gives now; its mark stays. */
export function goldenLine(line: string, data: Understanding): string {
  const mark = line.startsWith(wrong) ? wrong : ''
  const [text] = line.slice(mark.length).split(arrow)
  return `${mark}${text}${arrow}${goldenPlan(text!, data)}`
}

/** The line of a text whose plan is known: marked where it is read otherwise, with what is right behind it. */
export function oracleLine(text: string, right: string, data: Understanding): string {
  const read = goldenPlan(text, data)
  return read === right ? `${text}${arrow}${read}` : `${wrong}${text}${arrow}${read}   right: ${right}`
}
