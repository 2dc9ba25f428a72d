import dgram from 'node:dgram'
import { once } from 'node:events'
import { isIPv4 } from 'node:net'

export interface NameServer {
  /** As a resolver takes it. */
  address: string
  /** The names that were asked for, once for each question of an A record. */
  asked: string[]
  close: () => Promise<void>
}

const typeA = 1
const typeAaaa = 28
const headerBytes = 12

/** A real DNS server on the loopback; `answer` gives a name's addresses, anew for each question of an A record. */
export async function startNameServer(answer: (name: string, nth: number) => string[]): Promise<NameServer> {
  const asked: string[] = []
  const socket = dgram.createSocket('udp4')
  socket.on('message', (message, from) => {
    const { name, type, end } = readQuestion(message)
    if (type === typeA) asked.push(name)
    const nth = asked.filter((other) => other === name).length
    const addresses = answer(name, nth).filter((address) => isIPv4(address) === (type === typeA))
    const known = type === typeA || type === typeAaaa ? addresses : []
    socket.send(reply(message, { type, end }, known), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** RFC 1035, 4.1.2. */
function readQuestion(message: Buffer) {
  const labels: string[] = []
  let at = headerBytes
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** The question again, and an answer that points to its name, for each address. */
function reply(message: Buffer, { type, end }: { type: number; end: number }, addresses: string[]): Buffer {
  const header = Buffer.from(message.subarray(0, headerBytes))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.writeUInt16BE(0, 8)
  header.writeUInt16BE(0, 10)
  const records = addresses.map((address) => {
    const data = addressBytes(address)
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc000 + headerBytes, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([header, message.subarray(headerBytes, end), ...records])
}

/** IPv6 only in its long form. */
const addressBytes = (address: string): Buffer =>
  isIPv4(address)
    ? Buffer.from(address.split('.').map(Number))
    : Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
