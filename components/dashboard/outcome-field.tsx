import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { DatasetColumn, Role, Subject } from '@/lib/contracts/analysis'

interface OutcomeFieldProps {
  subject: Subject
  columns: DatasetColumn[]
  /** A column; null for the one that we find; undefined for what it was. */
  chosen: string | null | undefined
  onChoose: (outcome: string | null | undefined) => void
}

const followedRoles: Role[] = ['measure', 'boolean', 'category']
const found = ''

/** What the dashboard is to lead with, among the numbers and the kinds of the table. */
export function OutcomeField({ subject, columns, chosen, onChoose }: OutcomeFieldProps) {
  const [first] = subject.outcomes
  const given = first && isByHand(first) ? first.column : null
  const before = given ?? found
  const names = columns.filter(({ role }) => followedRoles.includes(role)).map(({ name }) => name)
  if (names.length < 2) return null
  return (
    <Field label="What is it about?" className="max-w-sm">
      {(control) => (
        <Select
          {...control}
          value={chosen === undefined ? before : (chosen ?? found)}
          onChange={({ target: { value } }) =>
            onChoose(value === before ? undefined : value === found ? null : value)
          }
        >
          <option value={found}>
            {first && given === null ? `As we find: ${first.column}` : 'As we find'}
          </option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** What somebody has said is surely so. */
const isByHand = ({ confidence }: Subject['outcomes'][number]) => confidence === 1
