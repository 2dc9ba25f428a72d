import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import { type MailJob, workMail } from './mail-queue'
import { openQueue, type Queue } from './queue'

let database: TestDatabase
let queue: Queue
beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openQueue(database.url)
})
afterAll(async () => {
  await queue.close()
  await database.drop()
})

const send = (emailCodeId: string) =>
  database.prisma.$transaction((transaction) => queue.sendMail({ emailCodeId }, transaction))

it('a mail waits for a worker, and is tried again where the server did not take it', async () => {
  await send('first')
  const rolledBack = database.prisma.$transaction(async (transaction) => {
    await queue.sendMail({ emailCodeId: 'never' }, transaction)
    throw new Error('taken back')
  })
  await expect(rolledBack).rejects.toThrow('taken back')
  const tried: string[] = []
  const workers = await workMail({
    databaseUrl: database.url,
    send: async ({ emailCodeId }: MailJob) => {
      tried.push(emailCodeId)
      if (tried.length === 1) throw new Error('this one is meant to fail')
    },
  })
  await expect.poll(() => tried, { timeout: 20_000 }).toEqual(['first', 'first'])
  await send('second')
  await expect.poll(() => tried, { timeout: 20_000 }).toEqual(['first', 'first', 'second'])
  await workers.stop(5000)
})
