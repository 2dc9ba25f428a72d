import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { noteFailure } from './request-outcome'
import { createHttpServer, drain, listen, type RequestHandler } from './server'

const servers: http.Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => drain(server, 0))))

async function serve(handle: RequestHandler) {
  const server = createHttpServer(handle)
  servers.push(server)
  await listen(server, 0, '127.0.0.1')
  return { server, port: (server.address() as AddressInfo).port }
}

const hello = async (_request: IncomingMessage, response: ServerResponse) => void response.end('hello')

/** As written, which `fetch` would not send. */
async function sendRaw(port: number, request: string): Promise<{ status: number; body: string }> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(request)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`

describe('the http server', () => {
  it('hands a request on', async () => {
    const { port } = await serve(hello)
    expect((await sendRaw(port, get('/api/x/%C3%A4/?q=%E0'))).body).toContain('hello')
  })

  it('answers 503 where a page fails for want of the database, and 500 where it fails for else', async () => {
    const failWith = (error: unknown) =>
      serve(async (_request, response) => {
        noteFailure(error)
        response.statusCode = 500
        response.end('a page')
      })
    const away = await failWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const response = await fetch(`http://127.0.0.1:${away.port}/dashboards/`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    const broken = await failWith(new Error('broken'))
    expect((await fetch(`http://127.0.0.1:${broken.port}/dashboards/`)).status).toBe(500)
  })

  it.each(['/api/dashboard/%E0%A4%A/', '/api/%', '/api/%ff/'])('answers %s in the envelope', async (path) => {
    const { port } = await serve(hello)
    const { status, body } = await sendRaw(port, get(path))
    expect(status).toBe(400)
    expect(errorEnvelopeSchema.parse(JSON.parse(body)).error.code).toBe('bad_request')
  })

  it('answers a page that can not be decoded in plain words', async () => {
    const { port } = await serve(hello)
    expect(await sendRaw(port, get('/share/%E0%A4%A/view/'))).toMatchObject({
      status: 400,
      body: expect.stringContaining('can not be decoded'),
    })
  })

  it.each([
    ['what is no HTTP', 'HELO readout\r\n\r\n'],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('answers %s in the envelope too', async (_what, request) => {
    const { port } = await serve(hello)
    const { status, body } = await sendRaw(port, request)
    expect(status).toBe(400)
    expect(errorEnvelopeSchema.parse(JSON.parse(body)).error.code).toBe('bad_request')
  })

  it('hands a body on as it comes, unbuffered', async () => {
    const chunks: string[] = []
    const { port } = await serve(async (request, response) => {
      for await (const chunk of request) {
        chunks.push(String(chunk))
        if (chunks.length === 1) response.write('got the first')
      }
      response.end('got all')
    })
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', path: '/api/x/' })
    request.write('first')
    const response = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
    request.end('second')
    expect(await text(response)).toBe('got the firstgot all')
    expect(chunks).toEqual(['first', 'second'])
  })

  it('lets a request finish when it drains, and takes no more', async () => {
    let finish = () => {}
    let arrived = () => {}
    const here = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const { server, port } = await serve(async (_request, response) => {
      arrived()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      response.end('finished')
    })
    const answer = sendRaw(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await here
    const drained = drain(server, 10_000)
    await expect(sendRaw(port, get('/'))).rejects.toThrow('ECONNREFUSED')
    finish()
    await drained
    expect((await answer).body).toContain('finished')
  })

  it('cuts off what does not finish in time', async () => {
    const { server, port } = await serve(() => new Promise(() => undefined))
    const answer = sendRaw(port, get('/')).catch(() => ({ status: 0 }))
    await new Promise((resolve) => server.once('request', resolve))
    await drain(server, 50)
    expect((await answer).status).not.toBe(200)
  })

  it('throws what the system says of a port that is taken', async () => {
    const { port } = await serve(hello)
    await expect(listen(createHttpServer(hello), port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })
})
