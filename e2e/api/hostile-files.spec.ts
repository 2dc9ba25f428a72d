import { type APIRequestContext, expect } from '@playwright/test'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import type { ErrorCode } from '@/lib/contracts/errors'
import { generateAcceptedSchema, generateCompletedSchema } from '@/lib/contracts/generation'
import { healthSchema } from '@/lib/contracts/health'
import { generate } from './generate'
import { test } from './keyed-test'
import { bearer, dataOf, waitForEnd } from './product'

/** Files of up to 10 MB that were made to take a reader down: each ends, and the product goes on meanwhile. */

const oddNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length']
const oddRows = (count: number) =>
  Array.from({ length: count }, (_, row) => oddNames.map((name, at) => (at === 5 ? String(row) : name)))
const million = 1_000_000

const files: [what: string, type: 'csv' | 'json', make: () => string][] = [
  ['5 million empty header cells', 'csv', () => `${','.repeat(5 * million)}\n1,2\n`],
  ['10 million quotes', 'csv', () => '"'.repeat(10 * million)],
  ['10 million quotes in cells', 'csv', () => `a,b\n${'"",'.repeat(3.3 * million)}`],
  ['JSON nested five million deep', 'json', () => '['.repeat(5 * million) + ']'.repeat(5 * million)],
  ['objects nested two million deep', 'json', () => '{"a":'.repeat(2 * million)],
  ['3.5 million empty objects', 'json', () => `[${'{},'.repeat(3_495_000)}{}]`],
  ['3.5 million empty records', 'json', () => '{}\n'.repeat(3_495_000)],
  ['one endless line', 'csv', () => 'x'.repeat(10 * million)],
  ['one endless line of words', 'csv', () => 'lorem ipsum; '.repeat(800_000)],
  ['5 million lines of one cell', 'csv', () => 'a\n'.repeat(5 * million)],
  ['10 million line ends', 'csv', () => `a\n1\n${'\r'.repeat(10 * million)}`],
  ['one endless JSON text', 'json', () => `[{"a": "${'x'.repeat(10 * million)}`],
  [
    'a million names',
    'json',
    () => `[{${Array.from({ length: 700_000 }, (_, at) => `"n${at}":1`).join(',')}}]`,
  ],
]

const refusals: ErrorCode[] = [
  'file_unparsable',
  'empty_dataset',
  'file_type_mismatch',
  'too_many_columns',
  'too_many_cells',
  'json_too_deep',
]

interface End {
  status: 'completed' | 'failed'
  code?: ErrorCode
  message?: string
}

/** How a file ends, by whichever way it is answered. */
async function endOf(request: APIRequestContext, key: string, response: Response): Promise<End> {
  if (!response.ok) {
    const { error } = errorEnvelopeSchema.parse(await response.json())
    return { status: 'failed', ...error }
  }
  if (response.status === 200) return { status: 'completed' }
  const { generation_id } = await dataOf(response, generateAcceptedSchema, 202)
  const { status, error } = await waitForEnd(request, generation_id, key)
  return { status: status === 'completed' ? status : 'failed', ...error }
}

/** Asks for the health of the product again and again while something else goes on. */
async function whileHealthy<Value>(request: APIRequestContext, work: Promise<Value>): Promise<Value> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const watch = async () => {
    do {
      const health = await request.get('/api/health/', { timeout: 5000 })
      expect(successEnvelope(healthSchema).parse(await health.json()).data.status).toBe('ok')
      await new Promise((resolve) => setTimeout(resolve, 200))
    } while (!isDone)
  }
  const [value] = await Promise.all([done, watch()])
  return value
}

for (const [what, type, make] of files) {
  test(`${what} end in a dashboard or in a clear error`, async ({ request, premiumKey: key }) => {
    const text = make()
    expect(text.length).toBeLessThanOrEqual(10 * 1024 * 1024)
    const sent = generate(key, { fields: { file_type: type }, file: { text, name: `hostile.${type}` } })
    const end = await whileHealthy(
      request,
      sent.then((response) => endOf(request, key, response)),
    )
    if (end.status === 'completed') return
    expect(refusals, end.message).toContain(end.code)
    expect(end.message?.length).toBeGreaterThan(20)
  })
}

const oddFiles: [type: 'csv' | 'json', text: string][] = [
  ['csv', [oddNames, ...oddRows(200)].map((cells) => cells.join(',')).join('\n')],
  // Written by hand: as a name in a literal, `__proto__` would set the prototype.
  [
    'json',
    `[${oddRows(200)
      .map((cells) => `{${cells.map((cell, at) => `"${oddNames[at]}":"${cell}"`).join(',')}}`)
      .join(',')}]`,
  ],
]

for (const [type, text] of oddFiles) {
  test(`names and values that JavaScript knows are data like others, in ${type}`, async ({
    request,
    premiumKey: key,
  }) => {
    const sent = await generate(key, {
      fields: { file_type: type, instructions: 'length by toString' },
      file: { text },
    })
    const { dashboard_id: id } = await dataOf(sent, generateCompletedSchema)
    const dashboard = await request.get(`/api/dashboard/${id}/`, { headers: bearer(key) })
    expect((await dataOf(dashboard, dashboardSchema)).chart_blocks.length).toBeGreaterThan(0)
    const cleaned = await request.get(`/api/dashboard/${id}/dataset/cleaned.csv`, { headers: bearer(key) })
    const lines = (await cleaned.text()).split('\r\n')
    expect(lines).toHaveLength(202)
    // That one name is changed: Prisma's JSON drops a key of it.
    expect(lines.slice(0, 2)).toEqual([
      oddNames.join(',').replace('__proto__', '_proto_'),
      '__proto__,constructor,toString,hasOwnProperty,valueOf,0',
    ])
  })
}
