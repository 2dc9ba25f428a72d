import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { formatCount } from '@/lib/format/format-count'
import { labelOf } from './column-words'
import { overrideOf, withOverride } from './staged-changes'
import type { ColumnProps } from './subject-section'

/** As the API takes them. */
const [labelMax, unitMax] = [80, 20]

/** What a column is called, in which unit its numbers are, and what its values mean, to be said otherwise. */
export function ColumnFields({ column, dataset, staged, onStage }: ColumnProps) {
  const staging = { dataset, staged }
  const { name, role, unit, values } = column
  const given = overrideOf(staging, name)
  const say = (change: Parameters<typeof withOverride>[2]) => onStage(withOverride(staging, name, change))
  return (
    <div className="flex flex-col gap-4 rounded-md bg-sunken/60 p-4 sm:col-span-2 lg:col-span-5">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[18rem_12rem_auto]">
        <Field label="Called">
          {(control) => (
            <Input
              {...control}
              maxLength={labelMax}
              placeholder={labelOf(column)}
              value={given.label ?? ''}
              onChange={({ target }) => say({ label: target.value || null })}
            />
          )}
        </Field>
        {role === 'measure' ? (
          <Field label="Unit">
            {(control) => (
              <Input
                {...control}
                maxLength={unitMax}
                placeholder="None"
                value={given.unit ?? unit ?? ''}
                onChange={({ target }) => say({ unit: target.value })}
              />
            )}
          </Field>
        ) : null}
        {Object.keys(given).length > 0 ? (
          <Button
            variant="ghost"
            className="self-end justify-self-start"
            onClick={() => say({ label: null, unit: null, additivity: null, values: null })}
          >
            All as we find
          </Button>
        ) : null}
      </div>
      {values && values.length > 0 ? (
        <fieldset>
          <legend className="text-sm font-medium">What its values mean</legend>
          <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {values.map(({ value, meaning, rows }) => (
              <li key={value} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3">
                <span className="min-w-0 break-words">
                  {value} <span className="figures text-xs text-muted">{formatCount(rows)} rows</span>
                </span>
                <Input
                  aria-label={`What ${value} means`}
                  maxLength={labelMax}
                  placeholder={meaning && !given.values?.[value] ? meaning : value}
                  value={given.values?.[value] ?? ''}
                  onChange={({ target }) => say({ values: withMeaning(given.values, value, target.value) })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
    </div>
  )
}

function withMeaning(before: Record<string, string> | undefined, value: string, meaning: string) {
  const { [value]: _before, ...others } = before ?? {}
  const all = meaning ? { ...others, [value]: meaning } : others
  return Object.keys(all).length > 0 ? all : null
}
