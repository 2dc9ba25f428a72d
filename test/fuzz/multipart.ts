import { type Draw, isDrawn, oneOf, weighted, whole } from './draw'
import { oddText } from './odd-values'

export interface Part {
  name: string
  fileName?: string
  content: Buffer
}

export interface Form {
  contentType: string
  body: Buffer
}

const boundary = '----readout-fuzz-5f0c2b7e'
const contentType = `multipart/form-data; boundary=${boundary}`

const quoted = (text: string) => text.replace(/["\r\n]/g, (char) => encodeURIComponent(char))

const bytesOfPart = ({ name, fileName, content }: Part): Buffer => {
  const file = fileName === undefined ? '' : `; filename="${quoted(fileName)}"`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

export const multipart = (parts: Part[]): Form => ({
  contentType,
  body: Buffer.concat([...parts.map(bytesOfPart), Buffer.from(`--${boundary}--\r\n`)]),
})

/** Parts that are twice, missing, in another order, called otherwise, or that nobody asked for. */
export function spoilParts(draw: Draw, given: Part[]): Part[] {
  const parts = [...given]
  const at = whole(draw, 0, parts.length - 1)
  const part = parts[at] as Part
  return oneOf<() => Part[]>(draw, [
    () => [...parts, part],
    () => parts.filter((each) => each !== part),
    () => parts.reverse(),
    () => parts.with(at, { ...part, name: oneOf(draw, ['File', 'files[]', 'title ', '', oddText(draw)]) }),
    () => parts.with(at, { ...part, fileName: oneOf(draw, ['', '../x.csv', 'a".csv', oddText(draw)]) }),
    () => parts.with(at, { ...part, fileName: undefined }),
    () => parts.with(at, { ...part, content: Buffer.from(oddText(draw)) }),
    () => [...parts, { name: oddText(draw), content: Buffer.from(oddText(draw)) }],
    () => [
      ...Array.from({ length: whole(draw, 1, 120) }, (_, i) => ({
        name: `x${i}`,
        content: Buffer.from('1'),
      })),
      ...parts,
    ],
  ])()
}

/** A frame that is cut, says something else than what it holds, or holds nothing. */
export function spoilForm(draw: Draw, { body, contentType: type }: Form): Form {
  const at = whole(draw, 0, body.length)
  return weighted<() => Form>(draw, [
    [3, () => ({ contentType: type, body: body.subarray(0, at) })],
    [
      2,
      () => ({
        contentType: type,
        body: Buffer.concat([body.subarray(0, at), Buffer.from(oddText(draw)), body.subarray(at)]),
      }),
    ],
    [1, () => ({ contentType: 'multipart/form-data', body })],
    [1, () => ({ contentType: 'multipart/form-data; boundary=', body })],
    [1, () => ({ contentType: 'multipart/form-data; boundary="other"', body })],
    [1, () => ({ contentType: 'multipart/mixed; boundary=x', body })],
    [1, () => ({ contentType: 'application/json', body })],
    [1, () => ({ contentType: `${type}; boundary=again`, body })],
    [1, () => ({ contentType: type.toUpperCase(), body })],
    [1, () => ({ contentType: type, body: Buffer.alloc(0) })],
    [
      1,
      () => ({
        contentType: type,
        body: Buffer.concat([Buffer.from('preamble\r\n'), body, Buffer.from('epilogue')]),
      }),
    ],
    [
      1,
      () => ({
        contentType: type,
        body: Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      }),
    ],
  ])()
}

export const textPart = (name: string, text: string): Part => ({ name, content: Buffer.from(text) })

/** A boolean as forms spell it. */
export const spelledFlag = (draw: Draw): string =>
  isDrawn(draw, 80) ? oneOf(draw, ['true', 'false', '1', '0', 'on', 'off']) : oddText(draw)
