import { expect, it } from 'vitest'
import { waitForDatabase } from './open-database'

it('tells an unreachable database in one line, without its password', async () => {
  const failure = await waitForDatabase('postgresql://reader:hunter2@127.0.0.1:1/sales', 0).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^DATABASE_URL: the database 127\.0\.0\.1:1\/sales can't be reached \(.*ECONNREFUSED.*\)\.$/,
    ),
  })
  expect(String(failure)).not.toContain('hunter2')
})
