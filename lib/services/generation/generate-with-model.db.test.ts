import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateFieldsSchema, generationSchema } from '@/lib/contracts/generation'
import { answer, card, clause } from '@/lib/engine/model/model.fixture'
import { createOpenAiCompatibleModel } from '@/lib/llm/openai-compatible-model'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'
import { brokenServers } from '@/test/support/broken-model-servers'
import { type Behaviour, type ModelServer, startModelServer } from '@/test/support/model-server'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { getDashboard } from '../dashboard/get-dashboard'
import { createEnginePool, type EnginePool } from './engine-pool'
import { getGeneration } from './get-generation'
import { startGeneration } from './start-generation'

let test: TestContext
let pool: EnginePool
let server: ModelServer

beforeAll(async () => {
  const script = await bundleEngine('lib/services/generation/engine-child.ts')
  pool = createEnginePool({ script, processes: 1, memoryMb: 1024, timeoutMs: 30_000 })
  server = await startModelServer()
  test = await createTestContext((input) => pool.analyzeFile(input))
}, 120_000)
afterAll(async () => {
  await pool.close()
  await server.close()
  await test.close()
})

const regions = ['North', 'South', 'East', 'West']
const secrets = Array.from({ length: 120 }, (_, row) => `Ref-${7919 * (row + 1)}`)
const csv = [
  'order_ref,order_date,region,rep_name,amount,note',
  ...secrets.map((ref, row) =>
    [
      ref,
      `2025-0${1 + (row % 6)}-${10 + (row % 18)}`,
      regions[(row * row) % 4],
      `Rep ${row % 60}`,
      `${1000 + ((row * 7919) % 4999)}.25`,
      `private remark number ${row * 31}`,
    ].join(),
  ),
].join('\n')

const instructions =
  'amount by salesperson\npie chart of amount by region\namount by planet\nAudience: the board'
const byRep = card({ x: 'rep_name', y: 'amount' })
const taken = [{ words: 'salesperson', column: 'rep_name' }]
const good = answer(clause(0, { cards: [byRep], taken }))

interface Options {
  timeoutMs?: number
  tokensMax?: number
  rewording?: boolean
  text?: string
  isOff?: boolean
}

async function generate(behaviour: Behaviour, options: Options = {}) {
  const {
    timeoutMs = 5000,
    tokensMax = 30_000,
    rewording = false,
    text = instructions,
    isOff = false,
  } = options
  server.behave(behaviour)
  const model = createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'test-model', apiKey: 'k' })
  const ctx = { ...(await test.as()), model: isOff ? null : { model, timeoutMs, tokensMax, rewording } }
  const upload = await test.upload(ctx, csv)
  const fields = generateFieldsSchema.parse({ file_type: 'csv', instructions: text })
  const started = (await startGeneration(ctx, { upload, fields })) as { generation_id: string }
  const generation = generationSchema.parse(await getGeneration(ctx, started.generation_id))
  expect(generation.status).toBe('completed')
  const dashboard = await getDashboard(ctx, generation.dashboard_id!)
  const { id: _, ...rest } = dashboard
  const made = JSON.stringify([
    rest.title,
    rest.description,
    { ...rest.layout },
    rest.chart_blocks.map(({ type, title, description, spec, data_preview, config }) => [
      type,
      title,
      description,
      spec,
      data_preview,
      config,
    ]),
  ])
  return { payload: generation.payload!, dashboard, made, seen: [...server.seen] }
}

/** Nothing that a server was sent may hold what stands in a row. */
function expectNoRows(seen: ModelServer['seen']) {
  for (const { text } of seen) {
    const cells = csv
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split(','))
    const shown = new Set(cells.filter((cell) => !regions.includes(cell) && text.includes(cell)))
    // the first and the last date, the least and the greatest amount are statistics
    expect([...shown].filter((cell) => !/^2025-0|^\d{4}\.25$/.test(cell))).toEqual([])
    expect([...shown].length).toBeLessThanOrEqual(5)
  }
}

describe('a generation with a model', () => {
  let grammar: Awaited<ReturnType<typeof generate>>
  beforeAll(async () => {
    grammar = await generate(() => null, { isOff: true })
  }, 60_000)

  it('has nothing of it where none is configured', () => {
    expect(grammar.seen).toEqual([])
    expect(grammar.payload.planned_by).toMatchObject({ source: 'grammar', model: null, reason: null })
  })

  it('reads with it what the grammar left open, and says so', async () => {
    const { payload, dashboard, seen } = await generate(() => good)
    expect(seen).toHaveLength(1)
    expect(seen[0]!.authorization).toBe('Bearer k')
    expectNoRows(seen)
    expect(payload.planned_by).toEqual({
      source: 'model',
      model: 'test-model',
      reason: null,
      clauses_asked: 2,
      clauses_read: 1,
      model_clauses: ['amount by salesperson'],
      sentences_reworded: 0,
    })
    expect(payload.instructions.map(({ clause: said, status }) => [said, status])).toEqual([
      ['amount by salesperson', 'partly'],
      ['pie chart of amount by region', 'applied'],
      ['amount by planet', 'not_possible'],
      ['Audience: the board', 'partly'],
    ])
    expect(dashboard.chart_blocks.slice(0, 2).map(({ type, spec }) => [type, spec])).toMatchObject([
      ['bar', { x: 'rep_name', y: 'amount', aggregation: 'sum' }],
      ['pie', { grouping: 'region', values: 'amount' }],
    ])
  })

  it('repairs an answer twice, and no more', async () => {
    const answers = ['no', '{"clauses": 1}', good]
    const repaired = await generate(() => answers.shift() ?? 'x')
    expect(repaired.seen).toHaveLength(3)
    expect(repaired.payload.planned_by).toMatchObject({ source: 'model', clauses_read: 1 })
    const never = await generate(() => 'no')
    expect(never.seen).toHaveLength(3)
    expect(never.made).toBe(grammar.made)
    expect(never.payload.planned_by).toMatchObject({
      source: 'grammar',
      reason: 'What the model answered does not fit the data or what was said.',
    })
    expectNoRows(never.seen)
  })

  it.each(Object.entries(brokenServers))('is the grammar’s where its server %s', async (_, behaviour) => {
    const { made, payload, seen } = await generate(behaviour, { timeoutMs: 600 })
    expect(made).toBe(grammar.made)
    expect(payload.instructions).toEqual(grammar.payload.instructions)
    expect(payload.planned_by).toMatchObject({ source: 'grammar', model: 'test-model', clauses_read: 0 })
    expect(payload.planned_by?.reason).toMatch(/^The model had no part in it: its? .*\.$/)
    expectNoRows(seen)
  })

  it('stops asking when its tokens are spent', async () => {
    const small = await generate(() => good, { tokensMax: 1000 })
    expect(small.seen).toEqual([])
    expect(small.made).toBe(grammar.made)
    expect(small.payload.planned_by?.reason).toContain('budget of tokens')
    // one question of some 2,500 tokens and an answer of up to 4,000 fit, a second one does not
    const one = await generate(() => 'x'.repeat(6000), { tokensMax: 9000 })
    expect(one.seen).toHaveLength(1)
    expect(one.made).toBe(grammar.made)
  })

  it.each<[string, string]>([
    ['a column that is not there', answer(clause(0, { cards: [card({ x: 'seller', y: 'amount' })], taken }))],
    [
      'a sum of ids',
      answer(
        clause(0, {
          cards: [card({ x: 'region', y: 'order_ref', aggregation: 'sum' })],
          taken: [{ words: 'salesperson', column: 'order_ref' }],
        }),
      ),
    ],
    ['something else for what is not there', answer(clause(1, { cards: [card({ x: null, y: 'amount' })] }))],
    ['a title of its own', `{"clauses": [], "title": "PWNED"}`],
    ['all columns left out', answer(clause(0, { leave_out: ['amount', 'region', 'order_date'] }))],
    ['clauses that nobody asked about', answer(clause(9, { cards: [card({ type: 'bar', x: 'region' })] }))],
  ])('is the grammar’s where the model lies: %s', async (_, lie) => {
    const { made, payload } = await generate(() => lie)
    expect(made).toBe(grammar.made)
    expect(payload.instructions).toEqual(grammar.payload.instructions)
  })

  it('writes its sentences for their readers, where that is wanted', async () => {
    const writing =
      (first: (text: string) => string): Behaviour =>
      ({ body }) => {
        const { content } = body.messages.at(-1)!
        if (!content.includes('"sentences"')) return good
        const { sentences } = JSON.parse(content) as { sentences: { n: number; text: string }[] }
        const written = sentences.map(({ n, text }, at) => ({ n, text: at === 0 ? first(text) : text }))
        return JSON.stringify({ sentences: written })
      }
    const behaviour = writing((text) => `Clearly, ${text}`)
    const off = await generate(behaviour)
    expect(off.seen).toHaveLength(1)
    const lying = await generate(
      writing((text) => `${text} That is 42 more.`),
      { rewording: true },
    )
    expect(lying.payload.planned_by).toMatchObject({ source: 'model', sentences_reworded: 0 })
    expect(JSON.stringify(lying.dashboard)).not.toContain('42 more')
    const { dashboard, payload, seen } = await generate(behaviour, { rewording: true })
    expect(payload.planned_by).toMatchObject({ source: 'model', sentences_reworded: 1 })
    expect(dashboard.layout.narrative_snippets[0]).toMatch(/^Clearly, /)
    expect(payload.instructions.at(-1)).toMatchObject({ clause: 'Audience: the board', status: 'applied' })
    expect(seen[1]!.body.messages.at(-1)!.content.replaceAll(/\{[nc]\d+\}|"n":\d+/g, '')).not.toMatch(/\d/)
  })

  it('asks nothing where the grammar reads all', async () => {
    const { seen, payload } = await generate(() => good, { text: 'pie chart of amount by region' })
    expect(seen).toEqual([])
    expect(payload.planned_by?.reason).toBe('The grammar read the instructions whole.')
  })

  it('frees the engine for the next file when the model hangs', async () => {
    const hung = await generate(brokenServers['says nothing']!, { timeoutMs: 400 })
    await hung.seen[0]!.cut
    expect((await generate(() => good)).payload.planned_by?.source).toBe('model')
  })
})
