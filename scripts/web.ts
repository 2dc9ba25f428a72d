import http from 'node:http'
import next from 'next'
import { getEnv } from '@/lib/env'
import { endStreams } from '@/lib/http/open-streams'
import { servePages } from '@/lib/http/serve-pages'
import { createHttpServer, drain, listen, type RequestHandler } from '@/lib/http/server'
import { getLogger } from '@/lib/logger'
import { openEnginePool } from '@/lib/services/generation/engine-pool'
import { onShutdown } from './start/on-shutdown'
import { openOwnPages } from './start/open-own-pages'

const drainMs = 10_000

/** The web server's process. */
async function main(): Promise<void> {
  let stop = async () => {}
  onShutdown(() => stop())
  const env = getEnv()
  const dev = process.argv.includes('--dev')
  let handle: RequestHandler = async () => undefined
  const server = createHttpServer((request, response) => handle(request, response))
  // Next would take upgraded connections, serve none of them and close none; only its development server has any. From
  // a server that never listens none comes, and ours answers such a request as any other.
  const httpServer = dev ? server : http.createServer()
  const app = next({ dev, dir: process.cwd(), hostname: 'localhost', port: env.port, httpServer })
  await app.prepare()
  handle = dev ? app.getRequestHandler() : servePages(app.getRequestHandler(), openOwnPages(process.cwd()))
  openEnginePool()
  stop = () => {
    const drained = drain(server, drainMs)
    endStreams()
    return drained
  }
  await listen(server, env.port, env.host)
  process.send?.('ready')
}

main().catch((error: unknown) => {
  getLogger().fatal({ error }, 'the web server did not start')
  process.exit(1)
})
