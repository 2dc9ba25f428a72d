import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { CleaningStep } from '@/lib/contracts/analysis'
import { formatCount } from '@/lib/format/format-count'
import { Section } from './section'

/** What was done to the cells, each step with what stood there before and what stands there now. */
export function CleaningReport({ steps }: { steps: CleaningStep[] }) {
  return (
    <Section
      title={`What was cleaned (${formatCount(steps.length)})`}
      hint="The file itself is never changed: cleaning is done anew whenever it is read."
    >
      {steps.length === 0 ? (
        <p className="rounded-lg border bg-surface p-4 text-sm text-muted">
          Nothing had to be cleaned: the table was read as it stands in the file.
        </p>
      ) : (
        <Table caption="What was cleaned" className="max-h-120">
          <thead>
            <tr>
              <HeadCell>Column</HeadCell>
              <HeadCell>What was done</HeadCell>
              <HeadCell className="text-right">Rows</HeadCell>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, column, rows, detail }) => (
              <tr key={`${step}-${column}-${detail}`}>
                <BodyCell className="align-top font-medium whitespace-nowrap">
                  {column ?? <span className="font-normal text-muted">Whole table</span>}
                </BodyCell>
                <BodyCell className="min-w-64 align-top">
                  <Detail text={detail} />
                </BodyCell>
                <BodyCell className="text-right align-top">{formatCount(rows)}</BodyCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

/** A step in words; what it quotes of the cells stands out, as it stands there, spaces and all. */
function Detail({ text }: { text: string }) {
  return text.split(/"([^"]*)"/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code
        // The parts of a text have their places and no other names.
        key={String(at)}
        className="rounded-[3px] bg-sunken px-1 font-sans whitespace-pre-wrap text-ink"
      >
        {part}
      </code>
    ),
  )
}
