import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { composeDashboard } from '@/lib/engine/compose/compose-dashboard'
import { datasetReport } from '@/lib/engine/compose/dataset-report'
import { foundIn } from '@/lib/engine/compose/found-in.fixture'
import { understandDataset } from '@/lib/engine/generate-dashboard'
import { parseInstructions } from '@/lib/engine/instructions/parse-instructions'
import type { Understanding } from '@/lib/engine/understanding'
import { readPreview } from './preview'
import { suggestFromProfile } from './suggest-from-profile'
import { suggestInstructions } from './suggest-instructions'

const folders = ['test/datasets', 'test/datasets/gallery', 'public/samples']
const files = folders
  .flatMap((folder) => fs.readdirSync(folder).map((name) => path.resolve(folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))
  .sort()

/** Suggestions that a table does not serve whole, with what became of them. */
function unserved(suggestions: string[], understanding: Understanding) {
  const plan = parseInstructions(suggestions.join('\n'), understanding)
  const { blocks, instructions, dataset } = composeDashboard(understanding, plan, {
    found: foundIn(understanding),
  })
  const isServed = (suggestion: string) => {
    const [report, another] = instructions.filter(({ clause }) => clause === suggestion)
    if (another || report?.status !== 'applied' || report.block === null) return false
    const shown = Object.values(blocks[report.block]!.spec)
    const named = dataset.columns.filter(({ name }) => ` ${suggestion} `.includes(` ${name} `))
    const longest = named.filter(
      ({ name }) => !named.some((one) => one.name !== name && one.name.includes(name)),
    )
    return longest.length > 0 && longest.every(({ name }) => shown.includes(name))
  }
  const failed = suggestions.filter((suggestion) => !isServed(suggestion))
  return failed.length > 0 ? { failed, instructions } : null
}

const offered: number[] = []

describe('every suggestion that is offered', () => {
  it('is tried on at least thirty tables', () => expect(files.length).toBeGreaterThanOrEqual(30))

  it.each(files.map((file) => [path.basename(file), file]))('is served whole: %s', async (name, file) => {
    const fileType = name.endsWith('.json') ? 'json' : 'csv'
    const bytes = fs.readFileSync(file)
    const understanding = understandDataset(bytes, { fileType, fileName: name })
    const { columns } = datasetReport(understanding)
    // JSON that is no list of records has no preview, and then no suggestions.
    const preview = await readPreview({ file: new File([bytes], name), fileType }).catch(() => null)
    const afterwards = suggestFromProfile(columns)
    offered.push(afterwards.length)
    for (const suggestions of [afterwards, suggestInstructions(preview?.columns ?? [])])
      expect(unserved(suggestions, understanding)).toBeNull()
  })

  it('is one of several for most tables', () => {
    expect(offered.length).toBe(files.length)
    expect(offered.filter((count) => count >= 3).length).toBeGreaterThan(0.75 * files.length)
  })
})
