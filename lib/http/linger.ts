import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** More than any upload that we would take; whoever sends on after that may well lose the answer. */
const lingerBytesMax = 64 * 1024 * 1024
const lingerTimeoutMs = 30_000
const checkMs = 50

/**
 * For an answer after which the connection closes: many clients send all of a body before they read a word, and a
 * connection that is closed while they send breaks before they have read why. Ours then ends its own side and reads
 * on, within bounds, until the body has come.
 */
export function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request
  const close = () => Socket.prototype.destroySoon.call(socket)
  // What Node calls at the end of an answer that is the last of its connection.
  socket.destroySoon = () => {
    if (request.complete) return close()
    socket.end()
    destroyLater(socket)
    request.once('end', close)
    // Whoever listened may have paused it; one listener at the least keeps it flowing.
    request
      .removeAllListeners('data')
      .removeAllListeners('readable')
      .on('data', () => undefined)
    request.resume()
  }
}

/** Ends a connection that never gets to a request: what still comes is read and thrown away for a while. */
export function endAndLinger(socket: Duplex, lastWords: string): void {
  socket.end(lastWords)
  destroyLater(socket)
}

/** What is read is counted at the connection, since Node drops the rest of a body whose answer is given unseen. */
function destroyLater(socket: Duplex): void {
  const bytesOf = () => (socket instanceof Socket ? socket.bytesRead : 0)
  const most = bytesOf() + lingerBytesMax
  const endsAt = Date.now() + lingerTimeoutMs
  const timer = setInterval(() => {
    if (bytesOf() > most || Date.now() > endsAt) socket.destroy()
  }, checkMs)
  timer.unref()
  socket.once('close', () => clearInterval(timer))
}
