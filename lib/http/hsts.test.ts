import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createHttpServer, drain, listen } from './server'

process.env.BASE_URL = 'https://readout.test'

it('where people come by https, every answer keeps them there, refusals and files too', async () => {
  const server = createHttpServer(async (_request, response) => void response.end('hello'))
  await listen(server, 0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  for (const path of ['/', '/_next/static/x.js', '/api/%']) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
  }
  await drain(server, 0)
})
