import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { serveApi } from './serve-api'

let server: http.Server
let open: () => void
let running: number
const atATime = 8
const inLine = 64

beforeEach(async () => {
  running = 0
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const serve = serveApi(async (request, response) => {
    running += 1
    if (request.url?.startsWith('/api/dashboard/')) await gate
    response.end('answered')
  })
  server = http.createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })

it('answers so many at once, has some wait and tells the rest when to come again', async () => {
  const refused: Response[] = []
  const asked = Array.from({ length: atATime + inLine + 20 }, async () => {
    const answer = await ask('/api/dashboard/1/')
    if (answer.status === 503) refused.push(answer)
    return answer.status
  })
  await expect.poll(() => refused.length).toBe(20)
  expect(running).toBe(atATime)
  const [first] = refused
  expect(first?.headers.get('retry-after')).toBe('3')
  expect(errorEnvelopeSchema.parse(await first?.json()).error.code).toBe('overloaded')
  const others = ['/api/health/', '/api/dashboard/generate/1/?wait=20', '/api/dashboard/1/pdf/?format=A4']
  for (const path of others.slice(0, 1)) expect((await ask(path)).status).toBe(200)
  const apart = [...others.slice(1).map((path) => ask(path)), ask('/api/dashboard/generate/', 'POST')]
  await expect.poll(() => running).toBe(atATime + others.length + 1)
  open()
  for (const answer of await Promise.all(apart)) expect(answer.status).toBe(200)
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(atATime + inLine)
})
