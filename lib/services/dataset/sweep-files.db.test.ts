import { utimesSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema } from '@/lib/contracts/generation'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { startGeneration } from '../generation/start-generation'
import { sweepFiles } from './sweep-files'

let test: TestContext
beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const csv = 'region,amount\nNorth,20\n'

async function age(ctx: Ctx, key: string, minutes: number) {
  const time = new Date(Date.now() - minutes * 60_000)
  utimesSync(await ctx.storage.path(key), time, time)
}

describe('sweepFiles', () => {
  it('deletes old files that no dataset names, and no others', async () => {
    const ctx = await test.as('premium')
    const [named, lost, coming] = [
      await test.upload(ctx, csv),
      await test.upload(ctx, csv),
      await test.upload(ctx, csv),
    ]
    await startGeneration(ctx, { upload: named, fields: generateFieldsSchema.parse({ file_type: 'csv' }) })
    for (const { storageKey } of [named, lost]) await age(ctx, storageKey, 61)
    await age(ctx, coming.storageKey, 59)
    expect(await sweepFiles(ctx)).toBe(1)
    await expect(ctx.storage.path(lost.storageKey)).rejects.toThrow('no stored file')
    for (const { storageKey } of [named, coming]) await ctx.storage.path(storageKey)
    expect(await sweepFiles(ctx)).toBe(0)
  })

  it('looks at all of many', async () => {
    const ctx = await test.as()
    for (let file = 0; file < 510; file++) {
      const { key } = await ctx.storage.put(Readable.from([Buffer.from('a')]))
      await age(ctx, key, 120)
    }
    expect(await sweepFiles(ctx)).toBe(510)
  })
})
