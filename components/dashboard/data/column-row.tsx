import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { ColumnFields } from './column-fields'
import { additivityWords, labelOf, suretyOf, valueWords } from './column-words'
import { AdditivitySelect, RoleSelect } from './reading-selects'
import type { ColumnProps } from './subject-section'

/** On a desk, as the line of heads above it stands. */
export const columnGrid =
  'lg:grid-cols-[minmax(0,3fr)_15.5rem_13.5rem_minmax(0,2fr)_minmax(0,4fr)] lg:gap-x-4'

export function ColumnRow({ column, ...staging }: ColumnProps) {
  const { dataset, staged } = staging
  const { name, evidence, confidence, derived_from: sources } = column
  const [isOpen, setOpen] = useState(false)
  const fields = useId()
  const isStaged = staged.roles[name] !== undefined || staged.overrides[name] !== undefined
  const isByHand = dataset.roles[name] !== undefined || dataset.overrides[name] !== undefined
  const surety = suretyOf(confidence, isByHand)
  return (
    <li
      className={classNames(
        'grid gap-x-4 gap-y-2 px-4 py-3 text-sm sm:grid-cols-2 sm:items-center',
        columnGrid,
        isStaged && 'bg-accent/6',
      )}
    >
      <ColumnName column={column}>
        {sources ? null : (
          <Button
            variant="ghost"
            size="icon"
            className="-my-1.5 size-7"
            aria-expanded={isOpen}
            aria-controls={fields}
            aria-label={`Name, unit and meanings of ${labelOf(column)}`}
            title="Name, unit and meanings"
            onClick={() => setOpen(!isOpen)}
          >
            <Pencil aria-hidden className="size-3.5!" />
          </Button>
        )}
      </ColumnName>
      {sources ? (
        <p className="text-muted">Computed of {sources.join(', ')}</p>
      ) : (
        <div className="flex items-center gap-2">
          <RoleSelect column={column} {...staging} />
          <Badge tone={surety.tone}>{surety.text}</Badge>
        </div>
      )}
      <PutTogether column={column} {...staging} />
      <p className="figures">{valueWords(column)}</p>
      <p className="text-muted sm:col-span-2 lg:col-span-1">{evidence.join(' ')}</p>
      <div id={fields} className={isOpen ? 'contents' : 'hidden'}>
        {isOpen ? <ColumnFields column={column} {...staging} /> : null}
      </div>
    </li>
  )
}

function ColumnName({ column, children }: { column: DatasetColumn; children: React.ReactNode }) {
  const { name, unit } = column
  const label = labelOf(column)
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 font-medium break-words">
          {label}
          {unit ? <span className="font-normal text-muted"> in {unit}</span> : null}
        </h3>
        {children}
      </div>
      {isSameName(label, name) ? null : <p className="text-xs break-words text-muted">{name}</p>}
    </div>
  )
}

/** The file's own name is told where more than its writing differs. */
const isSameName = (label: string, name: string) =>
  label.toLowerCase() === name.toLowerCase().replaceAll(/[_-]+/g, ' ')

/** How several numbers become one; of what is no number there is nothing to say. */
function PutTogether({ column, ...staging }: ColumnProps) {
  const { additivity, derived_from: sources } = column
  if (!additivity) return <span aria-hidden className="hidden lg:block" />
  return (
    <div className="flex items-center gap-2">
      <span className="text-muted lg:sr-only">Put together:</span>
      {sources ? additivityWords[additivity] : <AdditivitySelect column={column} {...staging} />}
    </div>
  )
}
