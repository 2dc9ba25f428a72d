import { describe, expect, it } from 'vitest'
import { readTable } from '../read-table'

const read = (text: string) => readTable(new TextEncoder().encode(text), { fileType: 'csv' }).table
const answers = Array.from({ length: 40 }, (_, row) =>
  ['north,south,west'.split(',')[row % 3], ...[1, 2, 3, 4].map((at) => 1 + ((row * at) % 5))].join(','),
)

describe('letters with a number', () => {
  it.each(['F1,F2,F3,F4', 'V1,V2,V3,V4', 'K10,K11,K20,K21', 'AB1,AB2,C1,D1'])(
    'are names over bare numbers: %s',
    (names) => {
      const { columns, rowCount } = read([`region,${names}`, ...answers].join('\n'))
      expect([rowCount, ...columns.map(({ name }) => name)]).toEqual([40, 'region', ...names.split(',')])
    },
  )

  it('are names where nothing stands beside them', () => {
    const rows = answers.map((line) => line.split(',').slice(1).join(','))
    expect(read(['F1,F2,F3,F4', ...rows].join('\n')).rowCount).toBe(40)
  })

  it('are amounts where others have letters before them too', () => {
    const rows = answers.map((line) => line.replaceAll(/,(\d)/g, ',R$1'))
    expect(read(rows.join('\n'))).toMatchObject({
      rowCount: 40,
      columns: [{ name: 'column_1' }, {}, {}, {}, {}],
    })
  })
})
