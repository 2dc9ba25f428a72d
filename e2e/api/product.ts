import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { z } from 'zod'
import { errorEnvelopeSchema, successEnvelope } from '@/lib/contracts/envelope'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { type Generation, generationSchema } from '@/lib/contracts/generation'

/** What the specs need of the running product: keys from the shell, answers parsed by the contract. */

export const baseUrl = process.env.READOUT_BASE_URL ?? 'http://localhost:3000'

/** A key of a new account, made as an operator makes one. */
export function makeKey(plan: 'free' | 'premium'): string {
  const args = ['--import', 'tsx', 'scripts/key.ts', '--email', `${randomUUID()}@example.com`, '--plan', plan]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** The data of a success, as the contract reads it, and nothing but what the contract names. */
export async function dataOf<Schema extends z.ZodType>(
  response: APIResponse | Response,
  schema: Schema,
  status = 200,
): Promise<z.output<Schema>> {
  const body = await response.json()
  expect(statusOf(response), JSON.stringify(body)).toBe(status)
  requireCommonHeaders(response)
  successEnvelope(z.unknown()).parse(body)
  const data = schema.parse(body.data)
  expect(body.data).toEqual(data)
  return data
}

/** The error of a refusal, whose status is the one of its code. */
export async function errorOf(response: APIResponse | Response, code: ErrorCode) {
  const { error, message } = errorEnvelopeSchema.parse(await response.json())
  expect([error.code, message]).toEqual([code, error.message])
  expect(statusOf(response)).toBe(errorStatus[code])
  requireCommonHeaders(response)
  expect(headerOf(response, 'x-request-id')).toBe(error.request_id)
  if (statusOf(response) === 401) expect(headerOf(response, 'www-authenticate')).toMatch(/^Bearer/)
  if (statusOf(response) === 429) expect(Number(headerOf(response, 'retry-after'))).toBeGreaterThan(0)
  return error
}

function requireCommonHeaders(response: APIResponse | Response): void {
  expect(headerOf(response, 'x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,128}$/)
  expect(headerOf(response, 'cache-control')).toBe('no-store')
  expect(headerOf(response, 'x-content-type-options')).toBe('nosniff')
  expect(headerOf(response, 'content-type')).toContain('application/json')
}

const statusOf = (response: APIResponse | Response) =>
  response instanceof Response ? response.status : response.status()

export const headerOf = (response: APIResponse | Response, name: string): string | null =>
  response instanceof Response ? response.headers.get(name) : (response.headers()[name] ?? null)

/** Polls as a client does that knows nothing but the contract. */
export async function waitForEnd(request: APIRequestContext, id: string, key: string): Promise<Generation> {
  for (;;) {
    const response = await request.get(`/api/dashboard/generate/${id}/?wait=5`, { headers: bearer(key) })
    const generation = await dataOf(response, generationSchema)
    if (generation.status !== 'processing') return generation
  }
}

/** Sales by day, region and product with a trend, a leader and a gap: enough for every kind of card. */
export function salesCsv(rows = 400): string {
  const regions = ['North', 'South', 'East', 'West']
  const products = ['Lamp', 'Chair', 'Desk']
  const lines = ['order_id,date,region,product,units,revenue']
  for (let i = 0; i < rows; i++) {
    const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10)
    const units = 1 + ((i * 7) % 5)
    const revenue = (units * (20 + i / 10) * (i % 4 === 0 ? 3 : 1)).toFixed(2)
    lines.push([10_000 + i, date, regions[i % 4], products[i % 3], units, revenue].join(','))
  }
  return `${lines.join('\n')}\n`
}

export const salesJson = (rows = 100): string => {
  const [head = '', ...lines] = salesCsv(rows).trim().split('\n')
  const names = head.split(',')
  return JSON.stringify(
    lines.map((line) =>
      Object.fromEntries(
        line.split(',').map((cell, i) => [names[i], i === 0 || i > 3 ? Number(cell) : cell]),
      ),
    ),
  )
}
