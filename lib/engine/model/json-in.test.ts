import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonObjectsIn } from './json-in'

describe('the JSON in an answer', () => {
  it.each<[string, string, unknown[]]>([
    ['bare', '{"a":1}', [{ a: 1 }]],
    ['fenced', 'Here:\n```json\n{"a":1}\n```\nAny {more}?', [{ a: 1 }]],
    ['after thoughts', '<think>{"a":0}? {no}</think>\n{"a":1}', [{ a: 1 }]],
    ['after thoughts that were not opened', 'A {bar}.</think>{"a":1}', [{ a: 1 }]],
    ['with brackets in its texts', '{"a":"} \\" {"}', [{ a: '} " {' }]],
    ['nested', 'x {"a":{"b":{}}} y', [{ a: { b: {} } }]],
    ['twice', '{"a":1} or {"a":2}', [{ a: 1 }, { a: 2 }]],
    ['cut', '{"a":[{"b":1},', [{ b: 1 }]],
    ['none', 'I am sorry } {', []],
    ['a list', '[1, 2]', []],
    ['nothing', '', []],
  ])('is found: %s', (_, text, objects) => expect(jsonObjectsIn(text)).toEqual(objects))

  it('is found whatever the object holds and stands in', () => {
    const prose = fc.string().map((text) => text.replaceAll(/[{}"<]/g, ''))
    const object = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(prose, object, prose, (before, value, after) => {
        const json = JSON.stringify(value)
        expect(jsonObjectsIn(`${before}${json}${after}`)).toEqual([JSON.parse(json)])
      }),
    )
  })

  it('is looked for no longer than an answer deserves', () => {
    const hostile = '{'.repeat(512 * 1024)
    expect(jsonObjectsIn(hostile)).toEqual([])
  })
})
