import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EngineError } from '../../engine-error'
import { readTable } from '../read-table'

const encode = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readTable(encode(text), { fileType: 'json' })

function rowsOf(text: string): string[][] {
  const { table } = read(text)
  const texts = (row: number) => table.columns.map((column) => column.values[column.codes[row]!]!)
  return [
    table.columns.map(({ name }) => name),
    ...Array.from({ length: table.rowCount }, (_, row) => texts(row)),
  ]
}

const meant = [
  ['a', 'b'],
  ['1', 'x'],
  ['2', 'y'],
]
const records = '[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'

describe('the same table in every shape', () => {
  it.each([
    ['a list of objects', records],
    ['with a byte order mark', `\ufeff${records}`],
    ['under a key', `{"meta": {"page": 1}, "data": ${records}}`],
    ['beside what is told of the file', `{"meta": {"n": 2}, "data": {"items": ${records}}}`],
    ['deep under keys', `{"response": {"result": {"items": ${records}}}}`],
    ['NDJSON', '{"a": 1, "b": "x"}\n{"a": 2, "b": "y"}\n'],
    ['NDJSON with commas', '{"a": 1, "b": "x"},\r\n{"a": 2, "b": "y"}'],
    ['objects one after the other, over lines', '{\n"a": 1,\n"b": "x"}\n{\n"a": 2,\n"b": "y"}'],
    ['lists under the names', '{"a": [1, 2], "b": ["x", "y"]}'],
    ['lists of cells under a header', '[["a", "b"], [1, "x"], [2, "y"]]'],
    ['names and rows apart', '{"columns": ["a", "b"], "index": [0, 1], "data": [[1, "x"], [2, "y"]]}'],
    ['fields as objects', '{"fields": [{"name": "a"}, {"name": "b"}], "rows": [[1, "x"], [2, "y"]]}'],
    ['columns keyed by row', '{"a": {"0": 1, "1": 2}, "b": {"0": "x", "1": "y"}}'],
    ['trailing commas', '[{"a": 1, "b": "x",}, {"a": 2, "b": "y"},]'],
    ['a null record', '[{"a": 1, "b": "x"}, null, {"a": 2, "b": "y"}]'],
    ['the largest of several tables', `{"small": [{"z": 1}], "big": ${records}}`],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual(meant)
  })
})

describe('records', () => {
  it.each([
    [
      'keyed by name',
      '{"n": {"x": 1, "y": 2}, "m": {"x": 3, "y": 4}}',
      [
        ['key', 'x', 'y'],
        ['n', '1', '2'],
        ['m', '3', '4'],
      ],
    ],
    [
      'nested',
      '[{"a": {"b": {"c": 1}}, "d": 2}]',
      [
        ['a.b.c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'with lists',
      '[{"t": ["x", "y"], "o": [{"p": 1}]}, {"t": [], "o": []}]',
      [
        ['t', 'o'],
        ['x, y', '[{"p":1}]'],
        ['', ''],
      ],
    ],
    [
      'with missing keys and null',
      '[{"a": 1}, {"b": null}, {"b": true}]',
      [
        ['a', 'b'],
        ['1', ''],
        ['', ''],
        ['', 'true'],
      ],
    ],
    [
      'of MongoDB',
      '[{"_id": {"$oid": "5f"}, "d": {"$date": {"$numberLong": "86400000"}}, "e": {"$date": "2025-03-09T00:00:00Z"}}]',
      [
        ['_id', 'd', 'e'],
        ['5f', '1970-01-02T00:00:00.000Z', '2025-03-09T00:00:00Z'],
      ],
    ],
    [
      'with numbers beyond all that can be computed with',
      '[{"x": 1e999, "y": 1.5e3}, {"x": -2E+400, "y": 1e-999}]',
      [
        ['x', 'y'],
        ['1e999', '1500'],
        ['-2E+400', '0'],
      ],
    ],
    [
      'with long numbers',
      '[{"id": 12345678901234567890, "x": 0.1}]',
      [
        ['id', 'x'],
        ['12345678901234567890', '0.1'],
      ],
    ],
    [
      'with NaN',
      '[{"a": NaN, "b": -Infinity, "c": 1}]',
      [
        ['a', 'b', 'c'],
        ['', '', '1'],
      ],
    ],
    [
      'one alone',
      '{"a": 1, "b": "x"}',
      [
        ['a', 'b'],
        ['1', 'x'],
      ],
    ],
    [
      'named like the language',
      '[{"__proto__": 1, "constructor": "toString", "": 2}]',
      [
        ['_proto_', 'constructor', 'column_3'],
        ['1', 'toString', '2'],
      ],
    ],
    [
      'with names that fall together',
      '[{"a.b": 1, "a": {"b": 2}}]',
      [
        ['a.b', 'a.b_2'],
        ['1', '2'],
      ],
    ],
  ] as [string, string, string[][]][])('%s', (_, text, expected) => {
    expect(rowsOf(text)).toEqual(expected)
  })

  it('of GeoJSON are its features', () => {
    const feature = (id: number) =>
      `{"type": "Feature", "id": ${id}, "properties": {"mag": ${id}.5}, "geometry": {"type": "Point", "coordinates": [1, 2]}}`
    expect(
      rowsOf(`{"type": "FeatureCollection", "bbox": [1, 2, 3], "features": [${feature(1)}, ${feature(2)}]}`),
    ).toEqual([
      ['type', 'id', 'properties.mag', 'geometry.type', 'geometry.coordinates'],
      ['Feature', '1', '1.5', 'Point', '1, 2'],
      ['Feature', '2', '2.5', 'Point', '1, 2'],
    ])
  })

  it('keep a lookup table of many keys as one column', () => {
    const many = Array.from({ length: 600 }, (_, i) => ({ id: i, names: { [`k${i}`]: i } }))
    const { table, steps } = read(JSON.stringify(many))
    expect(table.columns.map(({ name }) => name)).toEqual(['id', 'names'])
    expect(steps.map(({ step, column }) => [step, column])).toContainEqual(['folded_object', 'names'])
  })

  it('with too many names of their own are refused', () => {
    const wide = JSON.stringify([Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`c${i}`, i]))])
    expect(() => read(wide)).toThrow(expect.objectContaining({ code: 'too_many_columns' }))
  })

  it('leave a last record out that is cut off', () => {
    const { table, steps } = read('{"a": 1}\n{"a": 2}\n{"a"')
    expect(table.rowCount).toBe(2)
    expect(steps.map(({ step }) => step)).toEqual(['unfinished_record'])
  })
})

describe('depth', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it('is checked before parsing', () => {
    expect(() => read(nested(5_000_000))).toThrow(expect.objectContaining({ code: 'json_too_deep' }))
    expect(() => read('['.repeat(33))).toThrow(expect.objectContaining({ code: 'json_too_deep' }))
    expect(() => read('{"a":'.repeat(40))).toThrow(expect.objectContaining({ code: 'json_too_deep' }))
  })

  it('of 32 is read, and brackets in texts do not count', () => {
    expect(read(`[{"a": ${nested(30)}, "b": 1}]`).table.rowCount).toBe(1)
    expect(read(`[{"a": ${JSON.stringify('['.repeat(50))}}]`).table.rowCount).toBe(1)
  })
})

describe('any JSON', () => {
  it('is a table or an EngineError', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        try {
          expect(read(text).table.columns.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('of plain records is read cell for cell', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
    const row = fc.tuple(cell, cell, cell)
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 10 }), (rows) => {
        const values = rows.map(([a, b, c]) => ({ first: a, second: b, third: c }))
        const [names, ...texts] = rowsOf(JSON.stringify(values))
        expect(names).toEqual(['first', 'second', 'third'])
        expect(texts).toEqual(
          rows.map((cells) =>
            cells.map((value) => (value === null ? '' : String(value).replaceAll('\0', ''))),
          ),
        )
      }),
    )
  })
})

describe('records with several lists of records', () => {
  const orders = Array.from({ length: 6 }, (_, at) => ({
    id: `A${at}`,
    by: { name: `Ada ${at}` },
    items: [
      { sku: 'S1', price: 3 },
      { sku: 'S2', price: 4 + at },
    ],
    paid: Array.from({ length: 1 + (at % 2) }, (_, part) => ({ on: `2024-05-0${1 + part}`, sum: 10 * at })),
  }))
  const readOf = (value: unknown, sheet?: string) =>
    readTable(encode(JSON.stringify(value)), { fileType: 'json', sheet })
  const namesOf = ({ table }: ReturnType<typeof readOf>) => table.columns.map(({ name }) => name)

  it('have each of them but the first as a table that can be chosen', () => {
    expect(readOf(orders).sheets!.map(({ name, rows, is_read }) => [name, rows, is_read])).toEqual([
      ['Table 1', 6, true],
      ['paid', 9, false],
    ])
    const paid = readOf(orders, 'paid')
    expect(namesOf(paid)).toEqual(['id', 'by.name', 'paid.on', 'paid.sum'])
    expect(paid.table.rowCount).toBe(9)
    expect(readOf({ data: { orders } }).sheets!.map(({ name }) => name)).toEqual([
      'data.orders',
      'data.orders.paid',
    ])
  })

  it('have those that they are not made long by, the first of which may be blank at first', () => {
    const tagged = orders.map(({ id, items }, at) => ({ id, tags: at % 3 === 0 ? [] : [{ t: 'a' }], items }))
    expect(readOf(tagged).sheets!.map(({ name }) => name)).toEqual(['Table 1', 'items'])
    const seldom = orders.map(({ id, items }, at) => ({ id, tags: at === 0 ? [{ t: 'a' }] : [], items }))
    expect(readOf(seldom).sheets!.map(({ name }) => name)).toEqual(['Table 1', 'items'])
    expect(readOf(orders.map((order) => ({ ...order, paid: [{}] }))).sheets).toBeUndefined()
  })

  it('are one table where there is one list, or where the other is one of words', () => {
    const alone = orders.map(({ paid, ...order }) => order)
    expect(readOf(alone).sheets).toBeUndefined()
    expect(readOf(alone.map((order) => ({ ...order, tags: ['a', 'b'] }))).sheets).toBeUndefined()
    expect(
      readOf(orders.map((order, at) => (at === 0 ? order : { ...order, paid: [] }))).sheets,
    ).toBeUndefined()
  })
})
