import { createContext, use } from 'react'
import type { Mark } from './mark'

export interface PickOptions {
  /** Beside what is chosen already, rather than in its place. */
  isAdded?: boolean
  /** The card that it is picked in, by its position. */
  position: number
}

export interface Picking {
  /** Whether the dashboard can be filtered by all of some marks. */
  canPick: (marks: Mark[]) => boolean
  /** Filters the dashboard by them; by none of them any more where it is already. */
  pick: (marks: Mark[], options: PickOptions) => void
}

const nothing: Picking = { canPick: () => false, pick: () => undefined }

/** What a click on a mark does; nothing where a picture only shows. */
export const PickingContext = createContext<Picking>(nothing)

export const usePicking = () => use(PickingContext)
