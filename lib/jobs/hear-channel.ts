import { Client } from 'pg'
import { connectionLimits } from '@/lib/db/connection-limits'

const reconnectMs = 2000

/**
 * Hears the notifications of senders; where the connection breaks, polling goes on and it is opened again.
 * Gives what ends it.
 */
export function hearChannel(databaseUrl: string, channel: string, onNotification: () => void): () => void {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    client?.removeAllListeners('end')
    client?.end().catch(() => undefined)
    client = undefined
    if (!stopped) timer = setTimeout(connect, reconnectMs)
  }
  const connect = () => {
    client = new Client({ connectionString: databaseUrl, ...connectionLimits })
    client.on('notification', onNotification)
    client.on('error', () => undefined)
    client.once('end', again)
    client
      .connect()
      .then(() => client?.query(`LISTEN ${channel}`))
      .then(onNotification)
      .catch(again)
  }
  connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    again()
  }
}
