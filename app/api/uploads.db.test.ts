import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { getEnv } from '@/lib/env'
import { ordersForm } from '@/test/support/api-objects'
import { type ApiWorld, createApiWorld, type Person } from '@/test/support/api-world'

const generatePath = '/api/dashboard/generate/'

let world: ApiWorld
let premium: Person

beforeAll(async () => {
  world = await createApiWorld()
  premium = await world.person('premium', 'premium@example.com')
})
afterAll(() => world.close())

const errorOf = async (response: Response) => {
  const { error } = errorEnvelopeSchema.parse(await response.json())
  return { status: response.status, ...error }
}

/** A form whose body never comes to its end. */
function endless(person: Person, headers: Record<string, string> = {}) {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('--b\r\n')) })
  const type = { 'content-type': 'multipart/form-data; boundary=b' }
  return { headers: { ...person.key, ...type, ...headers }, stream: body }
}

describe('a field that an upload does not have', () => {
  it.each([
    ['allowed_email', 'Did you mean allowed_emails?'],
    ['allowedEmails', 'Did you mean allowed_emails?'],
    ['allow_pdf', 'Did you mean allow_pdf_export?'],
    ['instruction', 'Did you mean instructions?'],
    [
      'password',
      'It has file, file_type, title, instructions, allowed_emails, allow_pdf_export, allow_scrollable_cards, outcome, time, sheet, shape.',
    ],
  ])('%s is refused by its name, and nothing is made public', async (name, hint) => {
    const before = await world.ctx.db.shareLink.count()
    const form = ordersForm({ [name]: 'ann@example.com' })
    const error = await errorOf(await world.call('POST', generatePath, { headers: premium.key, form }))
    expect(error).toMatchObject({ status: 422, code: 'validation_error', param: name })
    expect(error.message).toBe(`${name}: is not a field of this request. ${hint}`)
    expect(error.details).toEqual([
      { path: name, code: 'unrecognized_keys', message: `is not a field of this request. ${hint}` },
    ])
    expect(await world.ctx.db.shareLink.count()).toBe(before)
    expect(await world.ctx.db.dataset.count()).toBe(0)
  })

  it('is refused where it is a file, beside the one that is read', async () => {
    const form = ordersForm()
    form.set('files', new File(['a,b\n1,2\n'], 'second.csv'))
    const error = await errorOf(await world.call('POST', generatePath, { headers: premium.key, form }))
    expect([error.status, error.param]).toEqual([422, 'files'])
    expect(error.message).toContain('Did you mean file?')
  })
})

describe('an upload that has no room', () => {
  it('is refused before its body is read, where as many run as may, and where the hour is used up', async () => {
    const free = await world.person('free', 'free@example.com')
    const made = await world.call('POST', generatePath, { headers: free.key, form: ordersForm() })
    expect(made.status).toBe(200)
    const where = { accountId: free.actor.accountId }
    await world.ctx.db.generation.updateMany({ where, data: { status: 'processing' } })
    const running = await errorOf(await world.call('POST', generatePath, endless(free)))
    expect(running.code).toBe('too_many_concurrent_generations')
    await world.ctx.db.generation.updateMany({ where, data: { status: 'completed' } })
    for (let count = 1; count < 10; count++) {
      const next = await world.call('POST', generatePath, { headers: free.key, form: ordersForm() })
      expect(next.status).toBe(200)
    }
    const used = await world.call('POST', generatePath, endless(free))
    expect(used.headers.get('ratelimit')).toContain('"generations";r=0')
    expect(await errorOf(used)).toMatchObject({ status: 429, code: 'rate_limited' })
  })

  it('is refused before its body is read, where its length says that the plan keeps no more of it', async () => {
    const { key, actor } = await world.person('free', 'full@example.com')
    const megabyte = 1024 * 1024
    const kept = (getEnv().planLimits.free.storageMb - 1) * megabyte
    const data = { accountId: actor.accountId, name: 'x', fileType: 'csv', byteCount: kept, sha256: 'x' }
    await world.ctx.db.dataset.create({ data: { ...data, storageKey: 'x' } })
    const person = { key } as Person
    const sent = endless(person, { 'content-length': String(3 * megabyte) })
    const error = await errorOf(await world.call('POST', generatePath, sent))
    expect(error).toMatchObject({ status: 413, code: 'file_too_large', param: 'file' })
    expect(error.message).toContain('Delete dashboards')
    const fits = await world.call('POST', generatePath, { headers: key, form: ordersForm() })
    expect(fits.status).toBe(200)
  })

  it('hears the answer that it was given before all the same', async () => {
    const free = await world.person('free', 'again@example.com')
    const headers = { ...free.key, 'idempotency-key': randomUUID() }
    const first = await world.call('POST', generatePath, { headers, form: ordersForm() })
    const { generation_id: id } = ((await first.json()) as { data: { generation_id: string } }).data
    await world.ctx.db.generation.update({ where: { id }, data: { status: 'processing' } })
    const again = await world.call('POST', generatePath, { headers, form: ordersForm() })
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  })
})
