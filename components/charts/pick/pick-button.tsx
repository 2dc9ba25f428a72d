import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Mark } from './mark'
import { usePicking } from './picking'

interface PickButtonProps {
  marks?: Mark[]
  position: number
  className: string
  /** Its whole name, which may be cut. */
  title: string
  /** Whether it lies over a name that is drawn, and is nothing where that can't be picked. */
  isOver?: boolean
  children?: ReactNode
}

/** The name of a series or a part, which filters by it where the dashboard can be filtered by it. */
export function PickButton({
  marks = [],
  position,
  className,
  title,
  isOver = false,
  children,
}: PickButtonProps) {
  const { canPick, pick } = usePicking()
  const isPickable = marks.length > 0 && canPick(marks)
  if (!isPickable && isOver) return null
  if (!isPickable)
    return (
      <span className={className} title={title}>
        {children}
      </span>
    )
  return (
    <button
      type="button"
      title={`${title}: filter by it`}
      aria-label={isOver ? title : undefined}
      className={classNames(className, 'cursor-pointer rounded-[2px] hover:text-ink hover:underline')}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        pick(marks, { isAdded: shiftKey || ctrlKey || metaKey, position })
      }
    >
      {children}
    </button>
  )
}
