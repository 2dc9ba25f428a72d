import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Each is a descriptor and some kilobytes; far more than a proxy keeps, or visitors without one. */
const connectionsMax = 2000

const open = new WeakMap<Server, Set<Socket>>()

/** Takes so many connections and no more; in a crowd those that ask for nothing make room. */
export function boundConnections(server: Server, most = connectionsMax): void {
  const sockets = new Set<Socket>()
  open.set(server, sockets)
  server.maxConnections = most
  server.on('drop', () => server.closeIdleConnections())
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
}

/** Cuts every connection of a server, also those that Node's own http server has let go of. */
export function destroyConnections(server: Server): void {
  for (const socket of open.get(server) ?? []) socket.destroy()
}
