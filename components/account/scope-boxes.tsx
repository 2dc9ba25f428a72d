import { useId } from 'react'
import { type Control, Controller } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldProblem } from '@/components/ui/field'
import type { Scope } from '@/lib/contracts/account'
import { keyScopes } from './key-scopes'

interface KeyFields {
  name: string
  days: string
  scopes: Scope[]
}

interface ScopeBoxesProps {
  control: Control<KeyFields>
  problem: string | undefined
}

/** One box a scope; ticked ones are what the key may do. */
export function ScopeBoxes({ control, problem }: ScopeBoxesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">May</legend>
      <Controller
        control={control}
        name="scopes"
        render={({ field: { value, onChange } }) => (
          <ul className="divide-y divide-line rounded-sm border">
            {keyScopes.map(({ scope, label }) => (
              <ScopeBox
                key={scope}
                scope={scope}
                label={label}
                isChecked={value.includes(scope)}
                onChange={(isChecked) =>
                  onChange(isChecked ? [...value, scope] : value.filter((other) => other !== scope))
                }
              />
            ))}
          </ul>
        )}
      />
      {problem ? <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem> : null}
    </fieldset>
  )
}

interface ScopeBoxProps {
  scope: Scope
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

function ScopeBox({ scope, label, isChecked, onChange }: ScopeBoxProps) {
  const id = useId()
  return (
    <li className="flex items-start gap-3 px-3 py-2.5">
      <Checkbox
        id={id}
        checked={isChecked}
        onCheckedChange={(checked) => onChange(checked === true)}
        aria-describedby={`${id}-scope`}
        className="mt-0.5"
      />
      <label htmlFor={id} className="min-w-0 cursor-pointer text-sm">
        {label}
        <span id={`${id}-scope`} className="block font-mono text-xs text-muted">
          {scope}
        </span>
      </label>
    </li>
  )
}
