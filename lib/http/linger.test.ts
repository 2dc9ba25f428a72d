import type http from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer, drain, listen } from './server'

const servers: http.Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => drain(server, 0))))

/** Refuses whatever comes, as we do, before a body has been read. */
async function refuse(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(401, { 'content-type': 'text/plain' })
  response.end('no')
}

async function serve(handle: typeof refuse): Promise<number> {
  const server = createHttpServer(handle)
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  return (server.address() as AddressInfo).port
}

const bodyBytes = 12 * 1024 * 1024

/** Sends all of it before it reads a word, as Python's urllib does; a break on the way is thrown. */
function sendThenRead(port: number, head: string, bytes = bodyBytes): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    let answer = ''
    socket.pause()
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.write(`${head}\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`)
    socket.write(Buffer.alloc(bytes, 'x'), () => socket.resume())
  })
}

describe('a refusal of a large upload', () => {
  it.each([
    ['with Connection: close', 'POST /api/x/ HTTP/1.1\r\nconnection: close'],
    ['of HTTP/1.0', 'POST /api/x/ HTTP/1.0'],
  ])('reaches a client %s that sends all before it reads', async (_which, head) => {
    expect(await sendThenRead(await serve(refuse), head)).toMatch(/^HTTP\/1\.1 401 [\s\S]*no\b/)
  })

  it.each([
    ['a page that takes no body', '/sign-in/', 405],
    ['a path that can not be decoded', '/api/%', 400],
  ])('reaches it too for %s', async (_what, path, status) => {
    const answer = await sendThenRead(await serve(refuse), `POST ${path} HTTP/1.1\r\nconnection: close`)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
  })

  it('reaches it where a part of the body was read', async () => {
    const port = await serve(async (request, response) => {
      await new Promise((resolve) => request.once('data', resolve))
      request.pause()
      await refuse(request, response)
    })
    expect(await sendThenRead(port, 'POST /api/x/ HTTP/1.0')).toContain('401')
  })

  it('reaches a client that sent no HTTP', async () => {
    const port = await serve(refuse)
    expect(await sendThenRead(port, `NONSENSE\r\n${'x'.repeat(1000)}`)).toContain('HTTP/1.1 400 ')
  })

  it('reads on within bounds: a connection on which far too much comes ends', async () => {
    let connection: net.Socket | undefined
    const port = await serve(async (request, response) => {
      connection = request.socket
      await refuse(request, response)
    })
    await sendThenRead(port, 'POST /api/x/ HTTP/1.0', 200 * 1024 * 1024).catch(() => undefined)
    expect(connection?.destroyed).toBe(true)
    expect(connection?.bytesRead).toBeLessThan(150 * 1024 * 1024)
  })

  it('leaves nothing open behind', async () => {
    const port = await serve(refuse)
    await sendThenRead(port, 'POST /api/x/ HTTP/1.0')
    const count = () =>
      new Promise((resolve) => servers[0]?.getConnections((_error, connections) => resolve(connections)))
    await expect.poll(count).toBe(0)
  })
})
