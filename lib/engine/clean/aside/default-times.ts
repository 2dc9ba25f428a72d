import { rowsByCode, valueNumbers } from '../../table/code-facts'
import type { Column } from '../../table/table'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
const rowsMin = 3
const shareMax = 0.3
const othersMin = 20
/** Where things happen at night, some of them do shortly before or after twelve. */
const nightMs = 3 * hourMs

/**
 * The code of 00:00 in a column of times of day where it stands for none: in several rows, while nothing at all happens
 * within three hours of it. -1 where there is none such.
 */
export function findDefaultTime(column: Column): number {
  const [times, rows] = [valueNumbers(column)!, rowsByCode(column)]
  const midnight = times.findIndex((time, code) => time === 0 && rows[code]! > 0)
  if (midnight < 0 || rows[midnight]! < rowsMin) return -1
  const filled = column.codes.length - column.missing
  if (rows[midnight]! > shareMax * filled) return -1
  let others = 0
  for (let code = 0; code < times.length; code++) {
    const time = times[code]!
    if (code === midnight || rows[code] === 0 || Number.isNaN(time)) continue
    if (Math.min(time, dayMs - time) < nightMs) return -1
    others++
  }
  return others >= othersMin ? midnight : -1
}
