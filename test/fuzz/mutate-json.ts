import { type Draw, isDrawn, oneOf, whole } from './draw'
import { oddJson, oddText } from './odd-values'
import { spoilText } from './spoil-json'

type Records = Record<string, unknown>[]

/** A JSON table with something wrong in its records, in its shape, or in its text. */
export function mutateJson(draw: Draw, bytes: Buffer): Buffer {
  const text = bytes.toString()
  const records = recordsOf(text)
  if (!records || isDrawn(draw, 30)) return spoilText(draw, text)
  return Buffer.from(oneOf(draw, mutations)(draw, records) ?? '')
}

function recordsOf(text: string): Records | null {
  try {
    const value: unknown = JSON.parse(text)
    const isTable =
      Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null
    return isTable ? (value as Records) : null
  } catch {
    return null
  }
}

type Mutation = (draw: Draw, records: Records) => string | undefined

/** Some fields of some records anything at all. */
const strewn: Mutation = (draw, records) => {
  const names = Object.keys(records[0] ?? {})
  const name = names.length > 0 ? oneOf(draw, names) : 'x'
  const every = oneOf(draw, [1, 2, 5, 50])
  const values = Array.from({ length: whole(draw, 1, 4) }, () => oddJson(draw))
  return JSON.stringify(
    records.map((each, i) => (i % every === 0 ? { ...each, [name]: values[i % values.length] } : each)),
  )
}

const shape: Mutation = (draw, records) => {
  const names = Object.keys(records[0] ?? {})
  const shapes: unknown[] = [
    { data: records },
    { data: { rows: { items: records } }, next: null },
    { a: records, b: records },
    records[0],
    [records],
    [...records, [1, 2], null, 'x', 5],
    records.map((each) => Object.values(each)),
    [names, ...records.map((each) => Object.values(each))],
    Object.fromEntries(names.map((name) => [name, records.map((each) => each[name])])),
    Object.fromEntries(records.map((each, i) => [`row ${i}`, each])),
    records.map((each) => ({ outer: { ...each, inner: { deep: [each] } } })),
    records.map((each, i) => ({ [`only ${i}`]: 1, ...each })),
    records.map((each, i) => (i % 2 === 0 ? each : {})),
    records.map((each) => ({ ...each, tags: ['a', 'b', { c: 1 }], [oddText(draw)]: oddText(draw) })),
    [],
    {},
    [[]],
    [{}],
    [null],
    'text',
    5,
  ]
  return JSON.stringify(oneOf(draw, shapes))
}

const lines: Mutation = (draw, records) => {
  const texts = records.map((each) => JSON.stringify(each))
  return oneOf(draw, [
    () => texts.join('\n'),
    () => texts.join('\r\n\r\n'),
    () => texts.join(' '),
    () => texts.join(',\n'),
    () => texts.with(whole(draw, 0, texts.length - 1), '{"broken": ').join('\n'),
    () => `\u001e${texts.join('\n\u001e')}`,
  ])()
}

/** What parsers other than JSON's take. */
const dialect: Mutation = (draw, records) => {
  const text = JSON.stringify(records.slice(0, 50))
  return oneOf(draw, [
    text.replaceAll('"', "'"),
    text.replace(/"(\w+)":/g, '$1:'),
    text.replace(/\]$/, ',]'),
    `// a comment\n${text}`,
    `callback(${text})`,
    text.replaceAll('null', 'NaN').replaceAll('true', 'Infinity'),
    text.replace(/:(\d+)/g, ':0$1'),
    text.replace(/:(\d+)/g, ':$1e999'),
    text.replace(/"/, '"\\ud800'),
    text.replace(/"/, '"\\u0000\t'),
    text.replace(/\{/, '{"__proto__":{"polluted":true},"constructor":1,'),
  ])
}

const mutations: Mutation[] = [strewn, strewn, shape, shape, lines, dialect]
