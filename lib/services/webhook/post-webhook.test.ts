import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type NameServer, startNameServer } from '@/test/support/name-server'
import { startWebhookReceiver, type WebhookReceiver } from '@/test/support/webhook-receiver'
import { guardedLookup } from './guarded-lookup'
import { createWebhookPoster } from './post-webhook'
import { createDnsResolver, resolveLikeSystem } from './resolve-name'

let receiver: WebhookReceiver
let names: NameServer
let answerName: (name: string, nth: number) => string[] = () => []
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  names = await startNameServer((name, nth) => answerName(name, nth))
})
afterEach(() => receiver.answer((response) => response.end()))
afterAll(async () => {
  await receiver.close()
  await names.close()
})

const body = '{"hello":"wörld"}'

function poster({
  privateHosts = ['127.0.0.1'],
  timeoutMs,
}: {
  privateHosts?: string[]
  timeoutMs?: number
} = {}) {
  const post = createWebhookPoster({
    privateHosts,
    timeoutMs,
    resolvePublic: createDnsResolver([names.address]),
    resolvePrivate: resolveLikeSystem,
  })
  return (url: string) => post({ url, headers: { 'webhook-id': 'msg_1' }, body })
}

/** What the poster says, and how many requests it led to. */
async function posted(url: string, options: Parameters<typeof poster>[0] = {}) {
  const before = receiver.received.length
  const { statusCode, errorClass } = await poster(options)(url)
  return { statusCode, errorClass, requests: receiver.received.length - before }
}

/** A server that speaks no HTTP of its own accord. */
async function rawServer(onConnection: (socket: net.Socket) => void) {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

describe('a post', () => {
  it('carries body and headers, on a connection that ends with it', async () => {
    expect(await posted(receiver.url)).toEqual({ statusCode: 200, errorClass: null, requests: 1 })
    const { headers, ...sent } = receiver.received.at(-1)!
    expect(sent).toEqual({ path: '/hooks', body })
    expect(headers).toMatchObject({ 'webhook-id': 'msg_1', connection: 'close', 'content-length': '18' })
  })

  it.each([
    [204, null],
    [299, null],
    [400, 'bad_status'],
    [410, 'bad_status'],
    [500, 'bad_status'],
  ])('is taken or not by its status: %i', async (statusCode, errorClass) => {
    receiver.answer((response) => response.writeHead(statusCode).end())
    expect(await posted(receiver.url)).toEqual({ statusCode, errorClass, requests: 1 })
  })

  it.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (statusCode) => {
    for (const location of [receiver.url, 'http://169.254.169.254/latest/meta-data/', 'https://localhost/']) {
      receiver.answer((response) => response.writeHead(statusCode, { location }).end())
      expect(await posted(receiver.url)).toEqual({ statusCode, errorClass: 'redirect', requests: 1 })
    }
  })

  it('is given up when no answer comes in time', async () => {
    receiver.answer(() => undefined)
    expect(await posted(receiver.url, { timeoutMs: 200 })).toMatchObject({
      statusCode: null,
      errorClass: 'timeout',
    })
  })

  it('is given up when the headers drip in', async () => {
    const server = await rawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x: y\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    expect(await posted(server.url, { timeoutMs: 300 })).toMatchObject({
      statusCode: null,
      errorClass: 'timeout',
    })
    server.close()
  })

  it('needs no more than the status of an answer whose body drips or never ends', async () => {
    const closed = new Promise<void>((resolve) => {
      receiver.answer((response: ServerResponse) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write('x'), 20)
        response.on('close', () => {
          clearInterval(timer)
          resolve()
        })
      })
    })
    expect(await posted(receiver.url)).toEqual({ statusCode: 200, errorClass: null, requests: 1 })
    await closed
  })

  it('reads no more than a little of a huge answer', async () => {
    const chunk = Buffer.alloc(64 * 1024)
    let written = 0
    const closed = new Promise<void>((resolve) => {
      receiver.answer((response: ServerResponse) => {
        const more = () => {
          while (!response.destroyed && written < 200 * 1024 * 1024) {
            written += chunk.length
            if (!response.write(chunk)) return response.once('drain', more)
          }
        }
        response.on('close', resolve)
        more()
      })
    })
    expect(await posted(receiver.url)).toMatchObject({ statusCode: 200, errorClass: null })
    await closed
    expect(written).toBeLessThan(50 * 1024 * 1024)
  })

  it('tells what is no answer, no connection and no TLS', async () => {
    const noise = await rawServer((socket) => socket.end('220 mail.example.com ESMTP\r\n'))
    expect(await posted(noise.url)).toMatchObject({ statusCode: null, errorClass: 'invalid_response' })
    expect(await posted(noise.url.replace('http:', 'https:'))).toMatchObject({ errorClass: 'tls_failed' })
    noise.close()
    const hangUp = await rawServer((socket) => socket.destroy())
    expect(await posted(hangUp.url)).toMatchObject({ statusCode: null, errorClass: 'connection_failed' })
    hangUp.close()
    await once(net.connect(Number(new URL(hangUp.url).port), '127.0.0.1'), 'error')
    expect(await posted(hangUp.url)).toMatchObject({ statusCode: null, errorClass: 'connection_failed' })
  })
})

describe('the addresses that a post may go to', () => {
  const strict = { privateHosts: [] }
  const port = () => receiver.port
  const refused = { statusCode: null, errorClass: 'refused_address', requests: 0 }

  it('are checked again on literals, which nothing looks up', async () => {
    expect(await posted(`https://127.0.0.1:${port()}/`, strict)).toEqual(refused)
    expect(await posted(`https://[::ffff:127.0.0.1]:${port()}/`, strict)).toEqual(refused)
    expect(await posted(`https://localhost:${port()}/`, strict)).toEqual(refused)
  })

  it.each([
    ['a private address', ['127.0.0.1']],
    ['an IPv6 loopback', ['0:0:0:0:0:0:0:1']],
    ['a mapped one', ['0:0:0:0:0:ffff:7f00:1']],
    ['NAT64', ['64:ff9b:0:0:0:0:7f00:1']],
    ['a private one among public ones', ['93.184.215.14', '10.0.0.1']],
    ['a private IPv6 beside a public IPv4', ['93.184.215.14', 'fd00:0:0:0:0:0:0:1']],
  ])('are not those of a name that leads to %s', async (_, addresses) => {
    answerName = () => addresses
    expect(await posted(`https://hooks.example.com:${port()}/`, strict)).toEqual(refused)
  })

  it('do not change between the check and the connection', async () => {
    // Public when it is asked first, the loopback from then on: whoever asks again to connect lands there.
    answerName = (_name, nth) => [nth === 1 ? '93.184.215.14' : '127.0.0.1']
    names.asked.length = 0
    const lookup = guardedLookup({
      privateHosts: [],
      resolvePublic: createDnsResolver([names.address]),
      resolvePrivate: resolveLikeSystem,
    })
    const find = () =>
      new Promise((resolve, reject) => {
        lookup('rebind.example.com', { all: true }, (error, found) =>
          error ? reject(error) : resolve(found),
        )
      })
    expect(await find()).toEqual([{ address: '93.184.215.14', family: 4 }])
    expect(names.asked).toEqual(['rebind.example.com'])
    await expect(find()).rejects.toMatchObject({ errorClass: 'refused_address' })
    expect(await posted(`https://rebind.example.com:${port()}/`, strict)).toEqual(refused)
    expect(names.asked).toHaveLength(3)
  })

  it('can be none', async () => {
    answerName = () => []
    expect(await posted('https://nowhere.example.com/', strict)).toMatchObject({
      errorClass: 'name_not_resolved',
    })
  })

  it('are any of a name that the setting allows, and of no other', async () => {
    const allowed = { privateHosts: ['localhost'] }
    expect(await posted(`http://localhost:${port()}/`, allowed)).toMatchObject({
      statusCode: 200,
      requests: 1,
    })
    expect(await posted(`http://127.0.0.1:${port()}/`, allowed)).toEqual(refused)
  })
})
