import { quoted } from '../clean/change-steps'
import type { Column, Table } from '../table/table'
import { type LongForm, longCellsMax, stack } from './long-form'

const questionsMin = 3
const answers = { least: 3, most: 12 }
const rowsMin = 10
/** Each kind of answers is held against each other one. */
const kindsMax = 100
/** Of all answers that are given to any of the questions, each has this share at least. */
const commonMin = 0.6

/** Questions that stand beside each other and are answered with the same words: `Agree`, `Neutral`, `Disagree`. */
export function answersForm(table: Table): LongForm | null {
  if (table.rowCount < rowsMin) return null
  const texts = table.columns.filter(
    ({ type, values }) =>
      type === 'text' && values.length >= answers.least - 1 && values.length <= answers.most,
  )
  const questions = answeredAlike(texts)
  const words = new Set(questions.flatMap(({ values }) => values))
  const labels = table.columns.filter((column) => !questions.includes(column))
  const isSome = questions.length >= questionsMin && words.size >= answers.least && words.size <= answers.most
  if (!isSome || table.rowCount * questions.length * (labels.length + 2) > longCellsMax) return null
  return {
    text: `Make it long: ${questions.length} questions as rows`,
    wideText: `Keep it wide: ${questions.length} questions as columns`,
    isCertain: false,
    rows: table.rowCount * questions.length,
    columns: labels.length + 2,
    make: () => make(table, labels, questions),
  }
}

/** The most columns that are answered as one of them is; none where nearly each has words of its own. */
function answeredAlike(texts: Column[]): Column[] {
  const kindOf = new Map(texts.map((column) => [column, JSON.stringify([...column.values].sort())]))
  const kinds = new Map(texts.map((column) => [kindOf.get(column)!, new Set(column.values)]))
  if (kinds.size > kindsMax) return []
  const alike = [...kinds.values()].map((own) => {
    const like = new Set([...kinds].filter(([, other]) => areAlike(own, other)).map(([kind]) => kind))
    return texts.filter((column) => like.has(kindOf.get(column)!))
  })
  return alike.reduce((most, own) => (own.length > most.length ? own : most), [])
}

function areAlike(a: Set<string>, b: Set<string>): boolean {
  const common = [...b].filter((value) => a.has(value)).length
  return common >= commonMin * Math.max(a.size, b.size)
}

function make({ rowCount }: Table, labels: Column[], questions: Column[]) {
  const keys = questions.map(({ name }) => name)
  const { table, names } = stack({
    ...{ labels, rowCount, key: 'Question', keys },
    values: [{ name: 'Answer', columns: questions }],
  })
  const detail = `${keys.length} columns from ${quoted(keys[0]!)} to ${quoted(keys.at(-1)!)} are answered with the same words: made long, a row for each of them, with what was answered in ${quoted(names[0]!)}.`
  return {
    table,
    step: { step: 'answers_as_rows', column: null, rows: rowCount, detail },
    values: [],
    repeated: labels.filter(({ numbers }) => numbers !== null).map(({ name }) => name),
  }
}
