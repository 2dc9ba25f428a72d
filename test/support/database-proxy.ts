import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The database, reached through the proxy. */
  url: string
  /** Connections are cut, new ones refused. */
  refuse: () => Promise<void>
  /** Connections stay and new ones are taken, but nothing is passed on. */
  hang: () => void
  /** All as it was. */
  restore: () => Promise<void>
  close: () => Promise<void>
}

/** Stands between a test and its database, which can so go away in any manner without harm to the others. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isHanging = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (isHanging) socket.pause()
  }
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      keep(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('close', () => to.destroy())
      if (isHanging) from.pause()
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const refuse = async () => {
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  return {
    url: url.href,
    refuse,
    hang: () => {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    restore: async () => {
      isHanging = false
      for (const socket of sockets) socket.resume()
      if (!server.listening) await listen(port)
    },
    close: async () => {
      if (server.listening) await refuse()
    },
  }
}
