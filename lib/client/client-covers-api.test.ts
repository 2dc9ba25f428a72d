import { expect, it } from 'vitest'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { createClient } from './create-client'

/** Of no use to a program with a key: the viewer's own part, and what is asked for by other means. */
const leftOut = new Set([
  'streamGenerationEvents',
  'viewSharedFilteredDashboard',
  'downloadSharedBlockCsv',
  'downloadSharedCleanedCsv',
  'requestShareCode',
  'openShareSession',
  'getHealth',
  'getOpenapiDocument',
])

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[a-z_]+\}/g, '[^/]+')}$`)

it('the client has a method for every operation, by its path and method', async () => {
  const called = new Set<string>()
  const client = createClient({
    baseUrl: 'http://readout.test',
    apiKey: 'k',
    fetch: async (url, init = {}) => {
      const { pathname } = new URL(String(url))
      const operation = allOperations.find(
        ({ path, method }) => method === init.method && patternOf(path).test(pathname),
      )
      called.add(operation?.id ?? `${init.method} ${pathname}`)
      return Response.json({ status: 'success', success: true, message: 'OK', data: { status: 'completed' } })
    },
  })
  const { generateDashboard, ...others } = client
  await generateDashboard({ file: new Blob(['a\n1']), fileType: 'csv' })
  for (const method of Object.values(others) as ((...ids: string[]) => Promise<unknown>)[])
    await method('a-b', 'c-d')
  const expected = allOperations.map(({ id }) => id).filter((id) => !leftOut.has(id))
  expect([...called].sort()).toEqual(expected.sort())
})
