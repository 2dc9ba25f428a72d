import { readFileSync } from 'node:fs'
import { filterDashboard } from '@/lib/engine/filtered/filter-dashboard'
import { pageRows } from '@/lib/engine/filtered/page-rows'
import { previewReading } from '@/lib/engine/filtered/preview-reading'
import { SelectionError } from '@/lib/engine/filtered/selection-conditions'
import { comparedSpans, comparedTypes } from '../dashboard/compared-spans'
import type { EngineMessage, FilterTask, PageTask } from './engine-task'
import { understandFile } from './held-tables'

/** The cards of a dashboard of some rows, from the table that this process holds or else reads. */
export function filterFile({ cards, selection, ...reading }: FilterTask): EngineMessage {
  // the errors themselves would quote the table
  const onFailure = () => undefined
  return orUnfit(() => {
    const understanding = understandFile(reading)
    const result = filterDashboard(understanding, { cards, selection, onFailure })
    const spans = comparedSpans(selection, result.fields.time)
    if (!spans?.is_covered) return { type: 'filtered', result }
    const earlier = { ...selection, ...spans.before }
    const { cards: before } = filterDashboard(understanding, {
      cards,
      selection: earlier,
      types: comparedTypes,
      onFailure,
    })
    return { type: 'filtered', result: { ...result, before } }
  })
}

/** Some rows of the table itself, or of what it would be in another shape, or of another one in the file. */
export const pageFile = ({ asked, ...reading }: PageTask): EngineMessage =>
  orUnfit(() => ({
    type: 'paged',
    result:
      asked.shape || asked.sheet
        ? previewReading(readFileSync(reading.path), reading, asked)
        : pageRows(understandFile(reading), asked),
  }))

function orUnfit(make: () => EngineMessage): EngineMessage {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    return { type: 'unfit', param: error.param, message: error.message }
  }
}
