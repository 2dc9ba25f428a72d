import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { type ApiWorld, createApiWorld, type Person } from '@/test/support/api-world'

let world: ApiWorld
let person: Person
beforeAll(async () => {
  world = await createApiWorld()
  person = await world.person('premium', 'texts@example.com')
})
afterAll(() => world.close())

const post = (path: string, json: object) => world.call('POST', path, { headers: person.key, json })

/** Postgres keeps no such text, and finds none. */
it.each<[string, () => Promise<Response>]>([
  ['a search', () => world.call('GET', '/api/dashboard/?q=a%00b', { headers: person.key })],
  [
    'a new account',
    () => {
      const email = `${randomUUID()}@example.com`
      return post('/api/account/sign-up/', { email, password: 'correct horse battery', name: 'a\u0000b' })
    },
  ],
  ['a webhook', () => post('/api/webhooks/', { url: 'https://example.com/hook', description: 'a\u0000b' })],
])('a NUL in %s is refused with words, not with a fault of ours', async (_name, send) => {
  const response = await send()
  const { error } = errorEnvelopeSchema.parse(await response.json())
  expect([response.status, error.code]).toEqual([422, 'validation_error'])
  expect(error.message).toContain('NUL')
})
