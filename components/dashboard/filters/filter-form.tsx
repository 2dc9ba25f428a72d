import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { FilterFields, Selection } from '@/lib/contracts/selection'
import { categoriesMax } from '@/lib/contracts/selection-limits'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { formatValue } from '@/lib/format/format-value'
import { viewForm } from './followed'

interface FieldProps {
  fields: FilterFields
  selection: Selection
}

/** What there is to filter by, as a plain form: the browser makes the address of it, with or without scripts. */
export function FilterForm({ fields, selection }: FieldProps) {
  // The fields keep what is written in them: those of another view are others. The button keeps the focus.
  const fieldsKey = `of ${selectionQuery(selection)}`
  return (
    <form method="get" {...viewForm} className="flex flex-col gap-4">
      {selection.compare ? <input type="hidden" name="compare" value={selection.compare} /> : null}
      <div key={fieldsKey} className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.time ? <Dates time={fields.time} selection={selection} /> : null}
        {fields.categories.map((field) => (
          <Category key={field.column} field={field} selection={selection} />
        ))}
        {fields.numbers.map((field) => (
          <Range key={field.column} field={field} selection={selection} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="solid">
          Apply
        </Button>
        {fields.categories.length > categoriesMax ? (
          <p className="text-xs text-muted">Values of up to three columns at a time.</p>
        ) : null}
      </div>
    </form>
  )
}

const legendLook = 'text-xs font-medium text-muted'

function Dates({ time, selection }: { time: NonNullable<FilterFields['time']>; selection: Selection }) {
  const { from, to } = time
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className={legendLook}>{upperFirst(time.label)}</legend>
      <Input
        type="date"
        name="from"
        min={from}
        max={to}
        defaultValue={selection.from ?? ''}
        aria-label="First day"
      />
      <Input
        type="date"
        name="to"
        min={from}
        max={to}
        defaultValue={selection.to ?? ''}
        aria-label="Last day"
      />
    </fieldset>
  )
}

function Category({ field, selection }: { field: FilterFields['categories'][number]; selection: Selection }) {
  const chosen = selection.categories.find(({ column }) => column === field.column)?.values ?? []
  return (
    <fieldset className="min-w-0">
      <legend className={legendLook}>{upperFirst(field.label)}</legend>
      <div className="mt-1 max-h-40 overflow-y-auto rounded-sm border bg-surface p-2">
        {field.values.map(({ value, label, rows }) => (
          <label key={value} className="flex min-h-6 items-center gap-2 py-0.5 text-sm">
            <input
              type="checkbox"
              name={`in.${field.column}`}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 break-words">{label}</span>
            <span className="text-xs text-muted tabular-nums">{formatCount(rows)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Range({ field, selection }: { field: FilterFields['numbers'][number]; selection: Selection }) {
  const chosen = selection.numbers.find(({ column }) => column === field.column)
  const text = (value: number) => formatValue(value, field.format ?? null)
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className={legendLook}>{upperFirst(field.label)}</legend>
      <Input
        type="number"
        step="any"
        name={`min.${field.column}`}
        placeholder={`from ${text(field.min)}`}
        defaultValue={chosen?.min ?? ''}
        aria-label={`Least ${field.label}`}
      />
      <Input
        type="number"
        step="any"
        name={`max.${field.column}`}
        placeholder={`to ${text(field.max)}`}
        defaultValue={chosen?.max ?? ''}
        aria-label={`Most ${field.label}`}
      />
    </fieldset>
  )
}
