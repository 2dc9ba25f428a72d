import type { CorpusFile } from './corpus'
import { type Draw, isDrawn, oneOf, whole } from './draw'
import { mutateCsv } from './mutate-csv'
import { mutateJson } from './mutate-json'
import { oddText } from './odd-values'

/** A file that was a table once, with one to three things wrong. */
export function mutateFile(draw: Draw, { bytes, type }: CorpusFile): Buffer {
  let mutated = bytes
  for (let left = whole(draw, 1, 3); left > 0; left--) {
    if (isDrawn(draw, 35)) mutated = mutateBytes(draw, mutated)
    else if (type === 'csv') mutated = mutateCsv(draw, mutated)
    else mutated = mutateJson(draw, mutated)
  }
  return mutated
}

type Mutation = (draw: Draw, bytes: Buffer) => Buffer

const place = (draw: Draw, bytes: Buffer) => whole(draw, 0, bytes.length)

const flipBits: Mutation = (draw, bytes) => {
  const flipped = Buffer.from(bytes)
  for (let left = whole(draw, 1, 40); left > 0 && flipped.length > 0; left--) {
    const at = whole(draw, 0, flipped.length - 1)
    flipped[at] = (flipped[at] as number) ^ (1 << whole(draw, 0, 7))
  }
  return flipped
}

const cutOff: Mutation = (draw, bytes) => bytes.subarray(0, place(draw, bytes))

const cutOut: Mutation = (draw, bytes) => {
  const [from, to] = [place(draw, bytes), place(draw, bytes)].sort((a, b) => a - b) as [number, number]
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
}

const twice: Mutation = (draw, bytes) => {
  const [from, to] = [place(draw, bytes), place(draw, bytes)].sort((a, b) => a - b) as [number, number]
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
}

const swapped: Mutation = (draw, bytes) => {
  const at = place(draw, bytes)
  return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)])
}

const strewn: Mutation = (draw, bytes) => {
  const at = place(draw, bytes)
  const junk = oneOf(draw, [
    Buffer.from(oddText(draw)),
    Buffer.alloc(whole(draw, 1, 500)),
    Buffer.from([0xff, 0xfe, 0xfd]),
    Buffer.from('"'),
    Buffer.from('\r\n'.repeat(whole(draw, 1, 50))),
  ])
  return Buffer.concat([bytes.subarray(0, at), junk, bytes.subarray(at)])
}

const encoded: Mutation = (draw, bytes) => {
  const text = bytes.toString()
  return oneOf(draw, [
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    () =>
      Buffer.concat([
        Buffer.from([0xfe, 0xff]),
        Buffer.from(text, 'utf16le')
          .subarray(0, (text.length >> 1) * 2)
          .swap16(),
      ]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(bytes.toString('base64')),
  ])()
}

const magicNumbers = [
  '504b0304',
  '89504e470d0a1a0a',
  '1f8b08',
  '255044462d',
  'd0cf11e0a1b11ae1',
  '28b52ffd',
  '7f454c46',
]

const disguised: Mutation = (draw, bytes) =>
  Buffer.concat([Buffer.from(oneOf(draw, magicNumbers), 'hex'), bytes])

const mutateBytes: Mutation = (draw, bytes) =>
  oneOf(draw, [flipBits, flipBits, cutOff, cutOut, twice, swapped, strewn, strewn, encoded, disguised])(
    draw,
    bytes,
  )
