import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import type { TableRows } from '@/lib/contracts/table-rows'
import { RowsCell } from './rows-cell'
import { type RowsColumnHead, RowsHead } from './rows-head'

interface RowsGridProps {
  columns: DatasetColumn[]
  heads: RowsColumnHead[]
  count: number
  /** Names which rows are asked for, and in which order: others begin at the top. */
  asked: string
  rowAt: (index: number) => TableRows['rows'][number] | undefined
  /** Told which rows are in sight. */
  onRange: (range: { first: number; last: number }) => void
}

const rowHeight = 36
const headHeight = 40
/** So many columns are there at once, for those who look for one or hear them. */
const allColumnsMax = 40

/** What scrolls must take the focus, or the keyboard can't scroll it (WCAG 2.1.1). */
const reachable = { tabIndex: 0 }

/** The rows and the columns that are in sight, and room for all the others. */
export function RowsGrid({ columns, heads, count, asked, rowAt, onRange }: RowsGridProps) {
  const frame = useRef<HTMLElement>(null)
  const getScrollElement = () => frame.current
  const rows = useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headHeight,
  })
  const across = useVirtualizer({
    count: heads.length,
    getScrollElement,
    estimateSize: (at) => heads[at]?.size ?? 0,
    overscan: heads.length > allColumnsMax ? 3 : allColumnsMax,
    horizontal: true,
  })
  const [shown, shownColumns] = [rows.getVirtualItems(), across.getVirtualItems()]
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]
  useEffect(() => onRange({ first, last }), [first, last, onRange])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current !== asked) frame.current?.scrollTo({ top: 0 })
    before.current = asked
  }, [asked])
  const style = { paddingLeft: shownColumns[0]?.start ?? 0, width: across.getTotalSize() }
  return (
    <section
      ref={frame}
      aria-label="The cleaned table"
      {...reachable}
      className="max-h-[min(70dvh,40rem)] overflow-auto rounded-lg border bg-surface"
    >
      <table
        aria-rowcount={count + 1}
        aria-colcount={heads.length}
        className="figures relative block min-w-full text-left text-sm"
        style={{ height: rows.getTotalSize() + headHeight, width: across.getTotalSize() }}
      >
        <caption className="sr-only">The cleaned table</caption>
        <thead className="sticky top-0 z-10 block border-b bg-sunken">
          <tr aria-rowindex={1} className="flex" style={{ ...style, height: headHeight }}>
            {shownColumns.map(({ index }) => (
              <RowsHead key={index} at={index} head={heads[index]!} column={columns[index]!} />
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {shown.map((item) => (
            <tr
              key={item.key}
              aria-rowindex={item.index + 2}
              className="absolute left-0 flex min-w-full border-b last:border-b-0"
              style={{ ...style, height: rowHeight, top: item.start + headHeight }}
            >
              {shownColumns.map(({ index }) => (
                <RowsCell
                  key={index}
                  at={index}
                  column={columns[index]!}
                  width={heads[index]!.size}
                  row={rowAt(item.index)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
