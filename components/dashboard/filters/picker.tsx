'use client'

import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Mark } from '@/components/charts/pick/mark'
import { type Picking, PickingContext } from '@/components/charts/pick/picking'
import type { FilterBy } from '@/lib/contracts/filter-by'
import type { Selection } from '@/lib/contracts/selection'
import { selectionQuery } from '@/lib/contracts/selection-query'
import { cardAnchor } from '../card-anchor'
import { applyMarks } from './apply-marks'

/** Shows another view of the page, by its address from `?` on; at a card where it is asked for at one. */
export type Go = (query: string, anchor?: string) => void

export interface FilterableProps {
  /** Absent where nothing is kept of what it can be filtered by. */
  filterBy?: FilterBy
  selection: Selection
  children: ReactNode
}

const loadView: Go = (query, anchor) => location.assign(anchor ? `${query}#${anchor}` : query)

const GoContext = createContext<Go>(loadView)

/** How the page's views are gone to. */
export const useGo = () => use(GoContext)

/** The address of a view. */
export const queryOf = (selection: Selection) => `?${selectionQuery(selection)}`

/** A dashboard whose marks filter it, each by a click; what is shown then is a page of its own. */
export function Filterable(props: FilterableProps) {
  return <Picker go={loadView} {...props} />
}

/** The same, where another view is gone to in another way. */
export function Picker({ go, filterBy, selection, children }: FilterableProps & { go: Go }) {
  const picking = useMemo(() => filterBy && pickingOf({ filterBy, selection, go }), [filterBy, selection, go])
  return (
    <GoContext value={go}>
      {picking ? <PickingContext value={picking}>{children}</PickingContext> : children}
    </GoContext>
  )
}

function pickingOf({
  filterBy,
  selection,
  go,
}: {
  filterBy: FilterBy
  selection: Selection
  go: Go
}): Picking {
  const canPick = (marks: Mark[]) => applyMarks(selection, marks, { filterBy }) !== null
  return {
    canPick,
    pick: (marks, { isAdded, position }) => {
      const next = applyMarks(selection, marks, { filterBy, isAdded })
      if (next) go(queryOf(next), cardAnchor(position))
    },
  }
}
