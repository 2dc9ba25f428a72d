import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prerender } from 'react-dom/static'
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
  it('shows every card, its chart drawn', async () => {
    const withIds = blocks.map((block, at) => ({ ...block, id: String(at) }))
    const { prelude } = await prerender(
      <>
        <DashboardView picture={{ layout, blocks: withIds }} />
        <Narrative snippets={layout.narrative_snippets} />
      </>,
    )
    const html = await new Response(prelude).text()
    expect(html.match(/data-pending/g)?.length).toBeGreaterThan(0)
    for (const chart of html.split('data-pending').slice(1)) expect(chart).toMatch(/^[^<]*<.*?<svg/s)
    for (const { title } of blocks) expect(html).toContain(title.replaceAll("'", '&#x27;'))
  })
})
