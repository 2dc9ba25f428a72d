import { ListFilter } from 'lucide-react'
import { type FormEvent, type InputHTMLAttributes, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import type { CellFilter, FilterKind } from './row-conditions'

interface ColumnFilterProps {
  label: string
  kind: FilterKind
  filter: CellFilter
  onFilter: (filter: CellFilter | undefined) => void
}

type Part = [part: keyof CellFilter, label: string, input: InputHTMLAttributes<HTMLInputElement>]

const bounds = (input: Part[2]): Part[] => [
  ['min', 'From', input],
  ['max', 'To', input],
]
const parts: Record<FilterKind, Part[]> = {
  number: bounds({ inputMode: 'decimal' }),
  date: bounds({ type: 'date' }),
  text: [['has', 'Contains', { maxLength: 200 }]],
}

/** Which cells of a column are to be seen: a small form behind the column's head. */
export function ColumnFilter({ label, kind, filter, onFilter }: ColumnFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [written, setWritten] = useState(filter)
  const isFiltered = Object.keys(filter).length > 0
  const open = (next: boolean) => {
    setWritten(filter)
    setOpen(next)
  }
  const finish = (next: CellFilter | undefined) => {
    setOpen(false)
    onFilter(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = Object.entries(written).filter(([, text]) => text.trim() !== '')
    finish(said.length > 0 ? Object.fromEntries(said) : undefined)
  }
  return (
    <Popover open={isOpen} onOpenChange={open}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={isFiltered ? `Filter ${label}, filtered` : `Filter ${label}`}
          title={`Filter ${label}`}
          className={classNames('size-7', isFiltered && 'text-accent hover:text-accent')}
        >
          <ListFilter aria-hidden />
        </Button>
      </PopoverTrigger>
      <PopoverContent label={`Filter ${label}`}>
        <form onSubmit={submit} className="flex flex-col gap-3">
          {parts[kind].map(([part, name, input]) => (
            <Field key={part} label={name}>
              {(control) => (
                <Input
                  {...control}
                  {...input}
                  value={written[part] ?? ''}
                  onChange={({ target }) => setWritten({ ...written, [part]: target.value })}
                />
              )}
            </Field>
          ))}
          <span className="flex justify-end gap-2">
            {isFiltered ? (
              <Button variant="ghost" size="sm" onClick={() => finish(undefined)}>
                Clear
              </Button>
            ) : null}
            <Button type="submit" variant="solid" size="sm">
              Show
            </Button>
          </span>
        </form>
      </PopoverContent>
    </Popover>
  )
}
