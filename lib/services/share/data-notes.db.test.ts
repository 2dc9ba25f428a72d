import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedDashboardSchema } from '@/lib/contracts/dashboard'
import { regenerateSchema } from '@/lib/contracts/generation'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { viewShareLink } from './view-share-link'

let test: TestContext

beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const rows = Array.from({ length: 60 }, (_, row) =>
  [`O${row}`, row === 9 ? 'NORTH' : ['North', 'South'][row % 2], 20 + ((row * 7) % 31)].join(),
)
const csv = ['order_id,sales_region,revenue', ...rows].join('\n')

it('a viewer is told how the table was read, in no word of its cells or of the wishes', async () => {
  const { ctx, id } = await generateHere(test, csv, { instructions: 'profit by customer' })
  const link = await ctx.db.shareLink.findFirstOrThrow({ where: { dashboardId: id } })
  const notesOf = async () => sharedDashboardSchema.parse(await viewShareLink(ctx, link.id)).notes
  const notes = await notesOf()
  expect(notes).toMatchObject({ rows: 60, cleaning: [{ step: 'spelling', column: 'Sales region', rows: 1 }] })
  expect(JSON.stringify(notes)).not.toMatch(/NORTH|profit by customer/)
  await regenerateDashboard(ctx, id, regenerateSchema.parse({ undo: { 'spelling:sales_region': true } }))
  expect((await notesOf())?.cleaning).toEqual([])
})
