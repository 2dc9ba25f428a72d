import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import type { RowCondition } from '@/lib/contracts/table-rows'
import { conditionWords } from './row-conditions'

interface ConditionChipsProps {
  conditions: RowCondition[]
  columns: DatasetColumn[]
  onRemove: (condition: RowCondition) => void
  onClear: () => void
}

export function ConditionChips({ conditions, columns, onRemove, onClear }: ConditionChipsProps) {
  if (conditions.length === 0) return null
  return (
    <>
      <ul aria-label="Filters" className="contents">
        {conditions.map((condition) => {
          const words = conditionWords(condition, columns)
          return (
            <li key={words} className="min-w-0">
              <Chip aria-label={`Remove the filter ${words}`} onClick={() => onRemove(condition)}>
                {words}
                <X aria-hidden />
              </Chip>
            </li>
          )
        })}
      </ul>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear all
      </Button>
    </>
  )
}
