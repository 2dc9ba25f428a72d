import type { ReactNode } from 'react'
import { FoldMark } from '@/components/ui/fold-mark'
import { BodyCell, HeadCell, Table } from '@/components/ui/table'
import type { CleaningStep, DatasetColumn } from '@/lib/contracts/analysis'
import { dataWarnings } from '@/lib/contracts/data-warnings'
import type { GenerationPayload } from '@/lib/contracts/generation'
import { formatCount } from '@/lib/format/format-count'
import { SubjectNotes } from './subject-notes'

/** How the file was read: what was repaired, and what each column was taken for. */
export function DataNotes({ payload }: { payload: GenerationPayload }) {
  const { counts, tests, cleaning, columns } = payload
  const warnings = dataWarnings(payload)
  return (
    <section aria-labelledby="data-notes" data-offline="none" className="rounded-lg border bg-surface p-5">
      <h2 id="data-notes" className="text-sm font-semibold">
        About the data
      </h2>
      <p className="figures mt-1 max-w-prose text-sm text-muted">
        {formatCount(counts.rows)} rows, {formatCount(counts.columns)} columns. {formatCount(tests.run)}{' '}
        patterns were tested, {formatCount(tests.held)} held.
      </p>
      {warnings.length > 0 ? (
        <ul className="mt-3 flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-col gap-2">
        {payload.subject ? (
          <Fold title="What it is about">
            <SubjectNotes subject={payload.subject} />
          </Fold>
        ) : null}
        <Fold title={`What was cleaned (${formatCount(cleaning.length)})`}>
          <CleaningList steps={cleaning} />
        </Fold>
        <Fold title={`What each column was taken for (${formatCount(columns.length)})`}>
          <ColumnTable columns={columns} />
        </Fold>
      </div>
    </section>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm">
        <FoldMark />
        {title}
      </summary>
      <div className="pt-2 pl-5.5">{children}</div>
    </details>
  )
}

function CleaningList({ steps }: { steps: CleaningStep[] }) {
  if (steps.length === 0) return <p className="text-sm text-muted">Nothing had to be cleaned.</p>
  return (
    <ul className="flex max-w-prose flex-col gap-1 text-sm">
      {steps.map((step) => (
        <li key={`${step.step}-${step.column}-${step.detail}`}>
          {step.column ? <span className="font-medium">{step.column}: </span> : null}
          <span className="text-muted">{step.detail}</span>
        </li>
      ))}
    </ul>
  )
}

function ColumnTable({ columns }: { columns: DatasetColumn[] }) {
  return (
    <Table caption="Columns of the data" className="max-h-96">
      <thead>
        <tr>
          <HeadCell>Column</HeadCell>
          <HeadCell>Role</HeadCell>
          <HeadCell>Type</HeadCell>
          <HeadCell className="text-right">Different values</HeadCell>
          <HeadCell className="text-right">Missing</HeadCell>
          <HeadCell>Why</HeadCell>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name}>
            <BodyCell className="font-medium">{column.name}</BodyCell>
            <BodyCell>
              {column.additivity ? `${column.role}, ${words(column.additivity)}` : column.role}
            </BodyCell>
            <BodyCell>{column.type}</BodyCell>
            <BodyCell className="text-right">{formatCount(column.distinct)}</BodyCell>
            <BodyCell className="text-right">{formatCount(column.missing)}</BodyCell>
            <BodyCell className="min-w-64 text-muted">{column.evidence.join(' ')}</BodyCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const words = (name: string) => name.replaceAll('_', '-')
