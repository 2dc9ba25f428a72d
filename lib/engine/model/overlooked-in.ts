import type { ModelClause } from '@/lib/contracts/model-plan'
import type { Checking } from './check-filter'

const numbers = /\d+(?:[.,]\d+)*/g
const negation =
  /\b(?:not|no|none|never|without|except|excluding|exclude|excludes|omit|apart from|other than)\b|n['’]t\b/i

/**
 * What a clause says and a model's answer to it leaves out, in words for the model: a number or a negation, without
 * which the answer is to another question. Null where nothing of the kind is missing.
 */
export function overlookedIn(answered: ModelClause, { open, understanding }: Checking): string | null {
  const { cards, filters, leave_out: leaveOut, taken } = answered
  const conditions = [...filters, ...cards.flatMap((card) => [...card.filters, ...card.any, ...card.having])]
  const said = open.clause.toLowerCase()
  const values = JSON.stringify([conditions, cards.map(({ limit }) => limit)])
  const names = understanding.table.columns.map(({ name }) => name.toLowerCase())
  const isNamed = (number: string) =>
    [...names.filter((name) => said.includes(name)), ...taken.map(({ words }) => words)].some((words) =>
      words.includes(number),
    )
  const number = said
    .match(numbers)
    ?.find((one) => !values.includes(one.replaceAll(',', '')) && !isNamed(one))
  if (number)
    return `it leaves out the ${number} that is said in it; leave the clause out if that can't be served.`
  const isDenied =
    conditions.some(({ op }) => op.startsWith('!') || op.startsWith('not')) || leaveOut.length > 0
  const word = negation.exec(said)?.[0]
  return word && !isDenied && !names.some((name) => said.includes(name) && negation.test(name))
    ? `it leaves out the “${word}” that is said in it; leave the clause out if that can't be served.`
    : null
}
