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
  children: ReactNode
}

/** The name of a series or a part, which filters by it where the dashboard can be filtered by it. */
export function PickButton({ marks = [], position, className, title, children }: PickButtonProps) {
  const { canPick, pick } = usePicking()
  if (marks.length === 0 || !canPick(marks))
    return (
      <span className={className} title={title}>
        {children}
      </span>
    )
  return (
    <button
      type="button"
      title={`${title}: filter by it`}
      className={classNames(className, 'cursor-pointer rounded-[2px] hover:text-ink hover:underline')}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        pick(marks, { isAdded: shiftKey || ctrlKey || metaKey, position })
      }
    >
      {children}
    </button>
  )
}
