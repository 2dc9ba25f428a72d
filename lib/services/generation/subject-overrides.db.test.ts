import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasetSchema } from '@/lib/contracts/dataset'
import { type Regenerate, regenerateSchema } from '@/lib/contracts/generation'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getDataset } from '../dataset/get-dataset'
import { regenerateDashboard } from './regenerate-dashboard'

let test: TestContext

beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const rows = Array.from({ length: 120 }, (_, row) =>
  [
    `O${row}`,
    2022 + Math.floor(row / 60),
    1 + (row % 12),
    row % 3 ? 'web' : 'shop',
    20 + ((row * 7) % 31),
    1 + (row % 5),
  ].join(),
)
const csv = ['order_id,year,month,channel,revenue,rating', ...rows].join('\n')

const make = (given?: Record<string, string>) => generateHere(test, csv, given)

const again = (ctx: Ctx, id: string, given: Regenerate) =>
  regenerateDashboard(ctx, id, regenerateSchema.parse(given))

const subjectOf = async (ctx: Ctx, id: string) => {
  const dataset = datasetSchema.parse(await getDataset(ctx, id))
  return { given: [dataset.outcome, dataset.time], subject: dataset.subject }
}

describe('outcome and time that the owner sets', () => {
  it('are taken with the file, shown in the dataset, and kept when the dashboard is made anew', async () => {
    const { ctx, id } = await make({ outcome: 'rating', time: 'year\nmonth' })
    const expected = {
      given: ['rating', ['year', 'month']],
      subject: {
        outcomes: expect.arrayContaining([
          expect.objectContaining({ column: 'rating', confidence: 1, evidence: ['You said so.'] }),
        ]),
        time: 'Year and month',
        time_confidence: 1,
      },
    }
    expect(await subjectOf(ctx, id)).toMatchObject(expected)
    await again(ctx, id, { instructions: 'rating by channel' })
    expect(await subjectOf(ctx, id)).toMatchObject(expected)
    await again(ctx, id, { outcome: null, time: null })
    const found = await subjectOf(ctx, id)
    expect(found.given).toEqual([null, []])
    expect(found.subject?.outcomes[0]?.evidence).not.toEqual(['You said so.'])
  })

  it('can be set when it is made anew, the time as one name too', async () => {
    const { ctx, id } = await make()
    await again(ctx, id, { outcome: 'channel', time: 'year' })
    const { given, subject } = await subjectOf(ctx, id)
    expect(given).toEqual(['channel', ['year']])
    expect(subject?.time).toBe('year')
    expect(subject?.outcomes[0]).toMatchObject({
      column: 'channel',
      metric: 'rate',
      evidence: ['You said so.'],
    })
  })

  it('are refused at once where there is no such column, with the nearest name', async () => {
    const { ctx, id } = await make()
    await expect(again(ctx, id, { outcome: 'revenu', time: ['year', 'mnth'] })).rejects.toMatchObject({
      code: 'validation_error',
      details: [
        { path: 'outcome', code: 'unknown_column', message: expect.stringContaining('revenue') },
        { path: 'time.1', code: 'unknown_column', message: expect.stringContaining('month') },
      ],
    })
  })

  it.each([
    ['outcome', { outcome: 'revenu' }, 'did you mean "revenue"?'],
    ['outcome', { outcome: 'order_id' }, 'it only tells rows apart'],
    ['time', { time: 'channel' }, 'no dates or years'],
  ])('end the request where they do not fit the file: %s %j', async (param, given, told) => {
    await expect(make(given)).rejects.toMatchObject({
      code: 'validation_error',
      status: 422,
      param,
      details: [{ path: param, code: 'invalid_column', message: expect.stringContaining(told) }],
    })
  })

  it('leave what was set before where they do not fit', async () => {
    const { ctx, id } = await make({ outcome: 'rating' })
    await expect(again(ctx, id, { outcome: 'order_id' })).rejects.toMatchObject({ param: 'outcome' })
    await again(ctx, id, {})
    expect((await subjectOf(ctx, id)).given).toEqual(['rating', []])
  })
})
