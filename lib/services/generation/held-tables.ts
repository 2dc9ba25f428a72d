import { readFileSync } from 'node:fs'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import type { Understanding } from '@/lib/engine/understanding'
import type { ReadingTask } from './engine-task'
import { findKeptReading, keepReading, readingName } from './kept-reading'

/** A table of 10 MB has some two million cells, which take about 100 MB as they are held. */
const keptCellsMax = 4_000_000

/** Read tables by file and reading, the last used at the end: who looks at some rows looks at others next. */
const kept = new Map<string, Understanding>()

/** A table as it was understood, which this process holds, or another one has kept, or else is read. */
export function understandFile({ path, ...reading }: ReadingTask): Understanding {
  const name = readingName(reading)
  const key = JSON.stringify([path, name])
  const found = kept.get(key)
  const understanding = found ?? findKeptReading(path, name) ?? readFile(path, name, reading)
  kept.delete(key)
  kept.set(key, understanding)
  if (!found) dropOldest()
  return understanding
}

function readFile(path: string, name: string, reading: Omit<ReadingTask, 'path'>): Understanding {
  const bytes = readFileSync(path)
  const understanding = understandDataset(bytes, reading)
  keepReading(path, name, { bytes: bytes.length, understanding })
  return understanding
}

/** Gives back what the read tables take. */
export const forgetFiles = (): void => kept.clear()

function dropOldest(): void {
  for (const key of kept.keys()) {
    if (kept.size === 1 || cellsKept() <= keptCellsMax) return
    kept.delete(key)
  }
}

const cellsKept = () =>
  [...kept.values()].reduce((cells, { table }) => cells + table.rowCount * table.columns.length, 0)
