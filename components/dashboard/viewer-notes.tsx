import type { DataNotes } from '@/lib/contracts/dashboard'
import { upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'

type Words = string | { one: string; many: string }

/** What was done that changes what is seen; that spaces were taken off is not worth a viewer's time. */
const stepWords: Record<string, Words> = {
  missing: '{rows} read as missing',
  spelling: 'spellings of one category merged in {rows}',
  duplicate_rows: { one: '{rows} repeats an earlier row', many: '{rows} repeat an earlier row' },
  total_rows: {
    one: '{rows} adds up others and is left out',
    many: '{rows} add up others and are left out',
  },
  placeholder: 'numbers that stand for none, read as missing in {rows}',
  unit_slip: 'numbers in another unit, told in that of the rest in {rows}',
  other_unit: '{rows} in another unit, in no number',
  zero_run: 'zeros where nothing was measured, read as missing in {rows}',
  stuck: 'a number that stood still, read as not measured in {rows}',
  fill_down: 'names filled down from the first row of their block in {rows}',
  section_rows: {
    one: '{rows} with a name alone, put beside the rows below it',
    many: '{rows} with a name alone, put beside the rows below them',
  },
  rows_as_columns: 'what {rows} told of each thing, made columns',
  note_marks: 'marks taken off numbers in {rows}',
  header_rows: {
    one: '{rows} that repeats the header, left out',
    many: '{rows} that repeat the header, left out',
  },
  decimal_mark: 'points in numbers read by a guess in {rows}',
  date_order: 'day and month told apart by a guess in {rows}',
  unreadable: '{rows} could not be read',
  empty_rows: '{rows} empty and left out',
}

/** How the table behind a dashboard was read, for those who can't open it. */
export function ViewerNotes({ notes }: { notes: DataNotes }) {
  const { rows, columns, tests, warnings, cleaning } = notes
  const told = cleaning.flatMap(({ step, column, rows: touched }) =>
    stepWords[step] ? [{ step, column, words: touchedWords(touched, stepWords[step]) }] : [],
  )
  return (
    <section aria-labelledby="data-notes" className="rounded-lg border bg-surface p-5 break-inside-avoid">
      <h2 id="data-notes" className="text-sm font-semibold">
        About the data
      </h2>
      <p className="figures mt-1 max-w-prose text-sm text-muted">
        {formatCount(rows)} rows, {formatCount(columns)} columns. {formatCount(tests.run)} patterns were
        tested, {formatCount(tests.held)} held.
      </p>
      {warnings.length + told.length > 0 ? (
        <ul className="figures mt-3 flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          {told.map(({ step, column, words }) => (
            <li key={`${step}-${column}-${words}`}>
              {column ? <span className="font-medium">{column}: </span> : null}
              {column ? words : upperFirst(words)}.
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function touchedWords(rows: number, words: Words): string {
  const told = typeof words === 'string' ? words : words[rows === 1 ? 'one' : 'many']
  return told.replace('{rows}', `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`)
}
