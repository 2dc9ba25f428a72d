import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { readRows } from './read-rows'

let database: TestDatabase
let id: string
beforeAll(async () => {
  database = await createTestDatabase()
  const { prisma } = database
  const account = await prisma.account.create({ data: { email: 'a@example.com' } })
  const dataset = {
    accountId: account.id,
    name: 'x',
    fileType: 'csv' as const,
    byteCount: 1,
    sha256: '',
    storageKey: 'k',
  }
  const { id: datasetId } = await prisma.dataset.create({ data: dataset })
  const dashboard = { accountId: account.id, datasetId, title: 't', description: '', layout: {} }
  const { id: dashboardId } = await prisma.dashboard.create({ data: dashboard })
  const link = {
    id: 'L'.repeat(22),
    dashboardId,
    visibility: 'private' as const,
    allowedEmails: ['ada@example.com', '@"odd", {x}'],
    expiresAt: new Date('2031-02-03T04:05:06.789Z'),
    passwordVersion: 7,
  }
  id = (await prisma.shareLink.create({ data: link })).id
})
afterAll(() => database.drop())

const statement = 'SELECT * FROM share_links WHERE id = $1::text'

it('gives a row as Prisma does', async () => {
  const { prisma } = database
  const [row] = await readRows(prisma, statement, [id])
  expect(row).toEqual(await prisma.shareLink.findUnique({ where: { id } }))
  expect(await readRows(prisma, statement, ["' OR true --"])).toEqual([])
})

it('sees within a transaction what it has written', async () => {
  await database.prisma.$transaction(async (tx) => {
    await tx.shareLink.update({ where: { id }, data: { name: 'Board' } })
    const [row] = await readRows<{ name: string }>(tx, statement, [id])
    expect(row?.name).toBe('Board')
  })
})
