import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('the client on a migrated database', () => {
  it('keeps an account with its defaults', async () => {
    const made = await database.prisma.account.create({ data: { email: 'a@example.com' } })
    expect(made).toMatchObject({ email: 'a@example.com', plan: 'free', passwordHash: null })
    expect(made.createdAt).toBeInstanceOf(Date)
  })

  it('keeps the order of keys in JSON, which is an order to read in', async () => {
    const account = await database.prisma.account.create({ data: { email: 'b@example.com' } })
    const roles = { zeta: 'measure', alpha: 'time' }
    const dataset = await database.prisma.dataset.create({
      data: {
        accountId: account.id,
        name: 'x',
        fileType: 'csv',
        byteCount: 1,
        sha256: '',
        storageKey: 'k',
        roles,
      },
    })
    expect(JSON.stringify(dataset.roles)).toBe(JSON.stringify(roles))
  })

  it('gives each suite a database of its own', async () => {
    const other = await createTestDatabase()
    expect(await other.prisma.account.count()).toBe(0)
    await other.drop()
  })
})
