import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { boundConnections } from './connections'
import { createHttpServer, drain, listen } from './server'

const servers: http.Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => drain(server, 0))))

const hello = async (_request: IncomingMessage, response: ServerResponse) => void response.end('hello')

async function open(server: http.Server): Promise<number> {
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  return (server.address() as AddressInfo).port
}

const upgrade = (method: string) =>
  `${method} /api/x/ HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`

async function connect(port: number, request: string): Promise<Socket> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(request)
  return socket
}

describe('connections', () => {
  it('answer a request for an upgrade as any other', async () => {
    const port = await open(createHttpServer(hello))
    const socket = await connect(port, upgrade('GET').replace('upgrade\r\n', 'upgrade, close\r\n'))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello/)
  })

  it('answer CONNECT, and end', async () => {
    const port = await open(createHttpServer(hello))
    const answer = await text(await connect(port, 'CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n'))
    expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*"method_not_allowed"/)
  })

  it('do not keep a server alive that has drained, whatever has become of them', async () => {
    const server = createHttpServer(hello)
    // As Next's does, a listener may take a connection over and let it lie.
    server.on('upgrade', () => undefined)
    const port = await open(server)
    const socket = await connect(port, upgrade('GET'))
    await new Promise((resolve) => server.once('upgrade', resolve))
    await drain(server, 100)
    await new Promise((resolve) => (socket.closed ? resolve(null) : socket.once('close', resolve)))
  })

  it('are so many and no more, and make room for others where they ask for nothing', async () => {
    const server = http.createServer((_request, response) => void response.end('hello'))
    boundConnections(server, 3)
    const port = await open(server)
    const idle = await Promise.all(
      Array.from({ length: 3 }, () => connect(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')),
    )
    await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
    const refused = await connect(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await new Promise((resolve) => refused.once('close', resolve))
    const next = await connect(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(await text(next)).toContain('hello')
  })
})
