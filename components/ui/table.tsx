import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { classNames } from './class-names'

interface TableProps {
  /** What the table holds, for those who hear it. */
  caption: string
  className?: string
  children: ReactNode
}

/** What scrolls must take the focus, or the keyboard can't scroll it (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

/** A table that scrolls inside its own frame, by keyboard too. */
export function Table({ caption, className, children }: TableProps) {
  return (
    <section
      aria-label={caption}
      {...reachable}
      className={classNames(
        'overflow-auto rounded-lg border bg-surface goes-on print:overflow-visible',
        className,
      )}
    >
      <table className="figures w-full border-collapse text-left text-sm print:text-xs">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  )
}

interface HeadCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Whether its words may stand on several lines. */
  wraps?: boolean
}

export function HeadCell({ wraps, className, ...props }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'sticky top-0 border-b bg-sunken px-3 py-2 print:static print:px-2 print:py-1 text-xs font-medium text-muted',
        !wraps && 'whitespace-nowrap',
        className,
      )}
      {...props}
    />
  )
}

export function BodyCell({ className, ...props }: TdHTMLAttributes<HTMLTableCellElement>) {
  return (
    <td
      className={classNames(
        'border-b px-3 py-2 print:px-2 print:py-1 [tr:last-child>&]:border-b-0',
        className,
      )}
      {...props}
    />
  )
}
