import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BlockDraft, Layout } from '@/lib/contracts/blocks'
import { DashboardView } from './dashboard-view'
import { Narrative } from './narrative'

interface Stored {
  commit: string
  layout: Layout
  blocks: BlockDraft[]
}

/** What earlier commits made of the samples, and stored. */
const folder = path.resolve('test/documents')
const stored = readdirSync(folder).map(
  (name): Stored => JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
)

describe.each(stored)('the page of a dashboard stored by $commit', ({ layout, blocks }) => {
  it('shows every card', () => {
    const withIds = blocks.map((block, at) => ({ ...block, id: String(at) }))
    const html = renderToStaticMarkup(
      <>
        <DashboardView picture={{ layout, blocks: withIds }} />
        <Narrative snippets={layout.narrative_snippets} />
      </>,
    )
    for (const { title } of blocks) expect(html).toContain(title.replaceAll("'", '&#x27;'))
  })
})
