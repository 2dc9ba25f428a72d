import { useId } from 'react'
import { Select } from '@/components/ui/select'
import type { Comparison, Explored } from './explored-points'

interface CompareWithProps {
  explored: Explored
  comparison: Comparison | null
  onChange: (comparison: Comparison | null) => void
}

const nothing = 'nothing'

/** What all values of a card are set beside: the same period a year before, or one of them. */
export function CompareWith({ explored: { points, hasYearBefore }, comparison, onChange }: CompareWithProps) {
  const id = useId()
  const choose = (value: string) => {
    if (value === nothing) onChange(null)
    else onChange(value === 'year_before' ? value : Number(value))
  }
  return (
    <div className="ml-auto flex items-center gap-2 text-xs text-muted">
      <label htmlFor={id}>Compare with</label>
      <Select
        id={id}
        value={comparison === null ? nothing : String(comparison)}
        onChange={({ target }) => choose(target.value)}
        className="max-w-44 text-sm"
      >
        <option value={nothing}>nothing</option>
        {hasYearBefore ? <option value="year_before">a year before</option> : null}
        {points.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
