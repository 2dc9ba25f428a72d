import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cardTypes } from '@/lib/contracts/cards'
import { generateDashboard } from '@/lib/engine/generate-dashboard'
import type { AnalyzeInput } from '../generation/engine-pool'
import { listGalleryBlocks } from './list-gallery-blocks'

/** The engine in this process: the files are small and our own. */
const engine = {
  analyzeFile: async (input: AnalyzeInput) => ({
    draft: generateDashboard(new Uint8Array(await readFile(input.path)), input),
    timing: {},
  }),
}

describe('listGalleryBlocks', () => {
  it('shows every card type', async () => {
    const sections = await listGalleryBlocks({ engine })
    const shown = new Set(sections.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
    expect(cardTypes.filter((type) => !shown.has(type))).toEqual([])
  })

  it('has cards in every section', async () => {
    const sections = await listGalleryBlocks({ engine })
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })
})
