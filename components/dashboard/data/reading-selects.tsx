import { Select } from '@/components/ui/select'
import type { Additivity, Role } from '@/lib/contracts/analysis'
import { additivityWords, labelOf, roleNames } from './column-words'
import { overrideOf, withOverride, withRole } from './staged-changes'
import type { ColumnProps } from './subject-section'

const found = ''
/** What is seen of the values themselves is not to be said. */
const roleOptions = (Object.keys(roleNames) as Role[]).filter(
  (role) => role !== 'constant' && role !== 'empty',
)

export function RoleSelect({ column, dataset, staged, onStage }: ColumnProps) {
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

const additivities = Object.keys(additivityWords) as Additivity[]

/** Of a measure. */
export function AdditivitySelect({ column, dataset, staged, onStage }: ColumnProps) {
  const { name, additivity } = column
  const before = dataset.overrides[name]?.additivity
  const chosen = overrideOf({ staged, dataset }, name).additivity
  return (
    <Select
      aria-label={`How ${labelOf(column)} is put together`}
      className="w-54"
      value={chosen ?? found}
      onChange={({ target: { value } }) =>
        onStage(
          withOverride({ staged, dataset }, name, {
            additivity: value === found ? null : (value as Additivity),
          }),
        )
      }
    >
      <option value={found}>{before ? 'As we find' : additivityWords[additivity!]}</option>
      {additivities
        .filter((option) => before || option !== additivity)
        .map((option) => (
          <option key={option} value={option}>
            {additivityWords[option]}
          </option>
        ))}
    </Select>
  )
}
