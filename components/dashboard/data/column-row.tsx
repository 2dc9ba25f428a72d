import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Select } from '@/components/ui/select'
import type { DatasetColumn, Role } from '@/lib/contracts/analysis'
import { additivityWords, labelOf, roleNames, suretyOf, valueWords } from './column-words'
import { withRole } from './staged-changes'
import type { StagingProps } from './subject-section'

/** On a desk, as the line of heads above it stands. */
export const columnGrid =
  'lg:grid-cols-[minmax(0,3fr)_15.5rem_minmax(0,2fr)_minmax(0,2fr)_minmax(0,4fr)] lg:gap-4'

interface ColumnRowProps extends StagingProps {
  column: DatasetColumn
}

export function ColumnRow({ column, dataset, staged, onStage }: ColumnRowProps) {
  const { name, unit, additivity, evidence, confidence, derived_from: sources } = column
  const isStaged = staged.roles[name] !== undefined
  const surety = suretyOf(confidence, dataset.roles[name] !== undefined)
  const label = labelOf(column)
  return (
    <li
      className={classNames(
        'grid gap-x-4 gap-y-2 px-4 py-3 text-sm sm:grid-cols-2 sm:items-center',
        columnGrid,
        isStaged && 'bg-accent/6',
      )}
    >
      <div className="min-w-0">
        <h3 className="font-medium break-words">
          {label}
          {unit ? <span className="font-normal text-muted"> in {unit}</span> : null}
        </h3>
        {isSameName(label, name) ? null : <p className="text-xs break-words text-muted">{name}</p>}
      </div>
      {sources ? (
        <p className="text-muted">Computed of {sources.join(', ')}</p>
      ) : (
        <div className="flex items-center gap-2">
          <RoleSelect {...{ column, dataset, staged, onStage }} />
          <Badge tone={surety.tone}>{surety.text}</Badge>
        </div>
      )}
      <p className={additivity ? undefined : 'hidden sm:block'}>
        <Label>Put together</Label>
        {additivity ? additivityWords[additivity] : <span className="text-muted">Never</span>}
      </p>
      <p className="figures">{valueWords(column)}</p>
      <p className="text-muted sm:col-span-2 lg:col-span-1">{evidence.join(' ')}</p>
    </li>
  )
}

/** The file's own name is told where more than its writing differs. */
const isSameName = (label: string, name: string) =>
  label.toLowerCase() === name.toLowerCase().replaceAll(/[_-]+/g, ' ')

/** Where no line of heads says it. */
const Label = ({ children }: { children: string }) => (
  <span className="text-muted lg:sr-only">{children}: </span>
)

const found = ''
/** What is seen of the values themselves is not to be said. */
const roleOptions = (Object.keys(roleNames) as Role[]).filter(
  (role) => role !== 'constant' && role !== 'empty',
)

function RoleSelect({ column, dataset, staged, onStage }: ColumnRowProps) {
  const { name, role } = column
  const before = dataset.roles[name] ?? null
  const chosen = staged.roles[name] === undefined ? before : staged.roles[name]
  return (
    <Select
      aria-label={`What ${labelOf(column)} is`}
      className="w-42"
      value={chosen ?? found}
      onChange={({ target: { value } }) =>
        onStage(withRole({ staged, dataset }, name, value === found ? null : (value as Role)))
      }
    >
      <option value={found}>{before ? 'As we find' : roleNames[role]}</option>
      {roleOptions
        .filter((option) => before || option !== role)
        .map((option) => (
          <option key={option} value={option}>
            {roleNames[option]}
          </option>
        ))}
    </Select>
  )
}
