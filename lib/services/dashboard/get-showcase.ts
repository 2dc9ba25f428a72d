import path from 'node:path'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Ctx } from '../context'

/** Relative to the folder that every process of ours is started in. */
const sampleFile = path.join('public', 'samples', 'store-orders.csv')

/** The file does not change while a process runs, so neither does its dashboard. */
const kept = globalThis as { readoutShowcase?: Promise<DashboardDraft> }

/** What the engine makes of a sample file, for the front page; made once and kept. */
export function getShowcase(ctx: Ctx): Promise<DashboardDraft> {
  kept.readoutShowcase ??= makeShowcase(ctx).catch((error: unknown) => {
    kept.readoutShowcase = undefined
    throw error
  })
  return kept.readoutShowcase
}

async function makeShowcase(ctx: Ctx): Promise<DashboardDraft> {
  const { draft } = await ctx.engine.analyzeFile({
    path: path.resolve(sampleFile),
    fileName: path.basename(sampleFile),
    fileType: 'csv',
    title: 'Store orders',
    roles: {},
  })
  return draft
}
