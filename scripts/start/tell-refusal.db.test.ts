import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStatement } from '@/test/support/embedded-database'
import { createEmptyDatabase, type EmptyDatabase } from '@/test/support/test-database'
import { migrateDatabase } from '../postgres/migrate-database'
import { tellRefusal } from './tell-refusal'

const role = `reader_${process.pid}`
let database: EmptyDatabase
let url: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  await runStatement(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'hunter2'`)
  const given = new URL(database.url)
  given.username = role
  given.password = 'hunter2'
  url = given.href
})
afterAll(async () => {
  await database.drop()
  await runStatement(database.url.replace(/\/[^/]+$/, '/postgres'), `DROP ROLE ${role}`)
})

it('names what the owner of the database must grant, which then is enough', { timeout: 60_000 }, async () => {
  const refusal = await migrateDatabase(url).then(
    () => null,
    (error: unknown) => {
      try {
        return tellRefusal(url)(error)
      } catch (told) {
        return told as Error
      }
    },
  )
  expect(refusal).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^DATABASE_URL: the role/),
  })
  expect(refusal?.message).not.toContain('hunter2')
  const grants = refusal?.message.match(/GRANT [^;]+;/g) ?? []
  expect(grants).toHaveLength(2)
  for (const grant of grants) await runStatement(database.url, grant)
  await migrateDatabase(url).catch(tellRefusal(url))
})
