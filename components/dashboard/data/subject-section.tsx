import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { DatasetColumn, Role, Subject } from '@/lib/contracts/analysis'
import type { Dataset } from '@/lib/contracts/dataset'
import { labelOf, type Surety, suretyOf } from './column-words'
import { Section } from './section'
import { givenSubject, type Staged, withSubject } from './staged-changes'

export interface StagingProps {
  dataset: Dataset
  staged: Staged
  onStage: (staged: Staged) => void
}

/** Of one column. */
export interface ColumnProps extends StagingProps {
  column: DatasetColumn
}

const followedRoles: Role[] = ['measure', 'boolean', 'category']

/** What a row is, what is followed and when it happened: with what spoke for it, and a way to say it otherwise. */
export function SubjectSection(props: StagingProps) {
  const { subject, columns, outcome, time } = props.dataset
  if (!subject) return null
  const [first, ...others] = subject.outcomes
  const { row } = subject
  return (
    <Section title="What it is about" hint="Everything on the dashboard is chosen by these three.">
      <div className="grid gap-4 md:grid-cols-3">
        <Part
          title="A row is"
          said={row ? `one ${row.one}` : 'just a row'}
          surety={row && suretyOf(row.confidence, false)}
        >
          <Evidence lines={row ? row.evidence : ['Nothing in the table says what a row is one of.']} />
        </Part>
        <Part
          title="What is followed"
          said={
            first ? `${labelIn(columns, first.column)}, ${metricWords(first)}` : 'How many rows there are'
          }
          surety={first && suretyOf(first.confidence, outcome !== null)}
        >
          <Evidence lines={first?.evidence ?? []} />
          {others.length > 0 ? (
            <p className="text-sm text-muted">
              Then {others.map(({ column }) => labelIn(columns, column)).join(', ')}.
            </p>
          ) : null}
          <SubjectField
            {...props}
            part="outcome"
            label="Lead with"
            options={columns.filter(({ role }) => followedRoles.includes(role))}
          />
        </Part>
        <Part
          title="When it happened"
          said={subject.time ? labelIn(columns, subject.time) : 'No column says so'}
          surety={
            subject.time_confidence === undefined
              ? undefined
              : suretyOf(subject.time_confidence, time.length > 0)
          }
        >
          <Evidence lines={subject.time_evidence ?? []} />
          <SubjectField
            {...props}
            part="time"
            label="Time"
            options={columns.filter(({ role }) => role === 'time')}
          />
        </Part>
      </div>
    </Section>
  )
}

interface PartProps {
  title: string
  said: string
  surety?: Surety | null
  children: ReactNode
}

function Part({ title, said, surety, children }: PartProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4">
      <h3 className="flex items-center justify-between gap-2 text-xs text-muted">
        {title}
        {surety ? <Badge tone={surety.tone}>{surety.text}</Badge> : null}
      </h3>
      <p className="text-base font-semibold break-words">{said}</p>
      {children}
    </div>
  )
}

const Evidence = ({ lines }: { lines: string[] }) =>
  lines.length > 0 ? <p className="text-sm text-muted">{lines.join(' ')}</p> : null

const labelIn = (columns: DatasetColumn[], name: string): string => {
  const column = columns.find((one) => one.name === name)
  return column ? labelOf(column) : name
}

function metricWords({ metric, of }: Subject['outcomes'][number]): string {
  if (metric === 'rate') return of ? `the share with ${String(of.value)}` : 'as a share'
  return { sum: 'added up', avg: 'averaged', last: 'at its last date' }[metric]
}

const found = ''

interface SubjectFieldProps extends StagingProps {
  part: 'outcome' | 'time'
  label: string
  options: DatasetColumn[]
}

function SubjectField({ dataset, staged, onStage, part, label, options }: SubjectFieldProps) {
  const before = givenSubject(dataset, part)
  const chosen = staged[part] === undefined ? before : staged[part]
  const names = new Map(options.map((column) => [column.name, labelOf(column)]))
  if (before && !names.has(before)) names.set(before, before)
  if (names.size < 2 && !before) return null
  return (
    <Field label={label} className="mt-auto pt-2">
      {(control) => (
        <Select
          {...control}
          value={chosen ?? found}
          onChange={({ target: { value } }) =>
            onStage(withSubject({ staged, dataset }, part, value === found ? null : value))
          }
        >
          <option value={found}>As we find</option>
          {[...names].map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
