import { readFileSync } from 'node:fs'
import { filterDashboard } from '@/lib/engine/filtered/filter-dashboard'
import { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import type { Understanding } from '@/lib/engine/understanding'
import type { EngineMessage, FilterTask } from './engine-task'

/** A table of 10 MB has some two million cells, which take about 100 MB as they are held. */
const keptCellsMax = 4_000_000

/** Read tables by file and reading, the last used at the end: who filters, filters again. */
const kept = new Map<string, Understanding>()

/** The cards of a dashboard of some rows, from the table that this process holds or else reads. */
export function filterFile({ cards, selection, ...reading }: FilterTask): EngineMessage {
  try {
    // the errors themselves would quote the table
    const onFailure = () => undefined
    return {
      type: 'filtered',
      result: filterDashboard(understand(reading), { cards, selection, onFailure }),
    }
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    return { type: 'unfit', param: error.param, message: error.message }
  }
}

/** Gives back what the read tables take. */
export const forgetFiles = (): void => kept.clear()

function understand({ path, ...reading }: Omit<FilterTask, 'cards' | 'selection'>): Understanding {
  const key = JSON.stringify([path, reading])
  const found = kept.get(key)
  const understanding = found ?? understandDataset(readFileSync(path), reading)
  kept.delete(key)
  kept.set(key, understanding)
  if (!found) dropOldest()
  return understanding
}

function dropOldest(): void {
  for (const key of kept.keys()) {
    if (kept.size === 1 || cellsKept() <= keptCellsMax) return
    kept.delete(key)
  }
}

const cellsKept = () =>
  [...kept.values()].reduce((cells, { table }) => cells + table.rowCount * table.columns.length, 0)
