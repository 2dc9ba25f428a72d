import path from 'node:path'
import type { BlockDraft, Layout } from '@/lib/contracts/blocks'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { EnginePool } from '../generation/engine-pool'
import { type GalleryFile, galleryFiles } from './gallery-files'

export interface GallerySection {
  title: string
  colorScheme: Layout['color_scheme']
  blocks: BlockDraft[]
  /** Also shown with long lists whole. */
  scrollable: boolean
}

interface Analyzing {
  engine: Pick<EnginePool, 'analyzeFile'>
}

/** The files do not change while a process runs, so neither do their cards. */
const kept = globalThis as { readoutGallery?: Promise<GallerySection[]> }

/** Every card type and its edge cases, as the engine makes them of real files; made once and kept. */
export function listGalleryBlocks(ctx: Analyzing): Promise<GallerySection[]> {
  kept.readoutGallery ??= Promise.all(galleryFiles.map((file) => makeSection(ctx, file))).catch(
    (error: unknown) => {
      kept.readoutGallery = undefined
      throw error
    },
  )
  return kept.readoutGallery
}

async function makeSection(ctx: Analyzing, file: GalleryFile): Promise<GallerySection> {
  const { draft } = await ctx.engine.analyzeFile({
    path: path.resolve(file.file),
    fileName: path.basename(file.file),
    fileType: file.file.endsWith('.json') ? 'json' : 'csv',
    instructions: file.instructions,
    roles: {},
  })
  return {
    title: file.title,
    colorScheme: draft.layout.color_scheme,
    blocks: shownBlocks(draft, file),
    scrollable: file.scrollable ?? false,
  }
}

/** What was asked for, and the first of each type that is wanted besides. */
function shownBlocks({ blocks }: DashboardDraft, { also = [] }: GalleryFile): BlockDraft[] {
  const asked = blocks.filter(({ clause }) => clause !== undefined)
  const added = also.flatMap(
    (type) => blocks.find((block) => block.type === type && !asked.includes(block)) ?? [],
  )
  return [...asked, ...added]
}
