import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { generateDashboard } from '../generate-dashboard'
import { digestDraft } from './digest'

const root = path.resolve(import.meta.dirname, '../../..')
const files = ['test/datasets', 'public/samples']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))
  .sort()
const isUpdate = process.env.UPDATE_GOLDEN === '1'

describe('the golden drafts', () => {
  it('are of at least twenty tables', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  it.each(files.map((file) => [path.basename(file), file]))('%s', (name, file) => {
    const fileType = name.endsWith('.json') ? 'json' : 'csv'
    const draft = dashboardDraftSchema.parse(
      generateDashboard(fs.readFileSync(file), { fileType, fileName: name }),
    )
    const { narrative_snippets: story } = draft.layout
    expect(story.length).toBeLessThanOrEqual(8)
    expect(new Set(story).size).toBe(story.length)
    const text = `${JSON.stringify(digestDraft(draft), null, 1)}\n`
    const golden = path.join(import.meta.dirname, `${name}.golden.json`)
    if (isUpdate) fs.writeFileSync(golden, text)
    const known = fs.existsSync(golden) ? fs.readFileSync(golden, 'utf8') : ''
    const actual = path.join(import.meta.dirname, `${name}.actual.json`)
    if (text === known) fs.rmSync(actual, { force: true })
    else fs.writeFileSync(actual, text)
    expect(
      text === known,
      `The draft of ${name} changed: compare ${path.basename(actual)} with its golden file.`,
    ).toBe(true)
  })
})
