import { describe, expect, it } from 'vitest'
import { readTable } from './read-table'

/**
 * One pollution each on a known table, after the kinds of Pollock (Vitagliano et al. 2023, "Pollock: A Data Loading
 * Benchmark"): the table read must be the table meant.
 */
interface Meant {
  names: string[]
  rows: string[][]
}

const names = ['DATE', 'TIME', 'Qty', 'PRODUCTID', 'Price', 'ProductType', 'Remark']
const rows = Array.from({ length: 12 }, (_, i) => [
  `2024-01-${String(i + 1).padStart(2, '0')}`,
  `1${i % 10}:30`,
  String(i + 1),
  `P-${100 + i}`,
  (i * 3.5 + 1).toFixed(2),
  i % 2 ? 'Chair' : 'Lamp',
  `A fine ${i % 2 ? 'chair' : 'lamp'} no ${i}`,
])
const meant: Meant = { names, rows }
const all = [names, ...rows]
const shops = [
  ['Shop', 'Boss'],
  ['North', 'Ann'],
  ['South', 'Bob'],
  ['West', 'Cid'],
]
const remark = 6

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
const write = (table: string[][], delimiter = ',', lineEnd = '\n') =>
  table.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter) + lineEnd).join('')
const inQuotes = (quote: string, delimiter = ',') =>
  all.map((row) => row.map((cell) => quote + cell + quote).join(delimiter)).join('\n')
/** The table with its remarks changed, the header left as it is. */
const remarked = (change: (text: string) => string): Meant => ({
  names,
  rows: rows.map((row) => row.map((cell, i) => (i === remark ? change(cell) : cell))),
})
const writeRemarks = (change: (text: string) => string) =>
  [names, ...remarked(change).rows].map((row) => row.join(',')).join('\n')

const delimiters = [',', ';', '\t', '|', ' ', '^', '~', ':', '#', '&', '*', '@', '\u0001', '§', '||', '~~']
const variants: [string, string, Meant][] = [
  ...delimiters.map((d): [string, string, Meant] => [`delimiter ${JSON.stringify(d)}`, write(all, d), meant]),
  ['line ends \\r\\n', write(all, ',', '\r\n'), meant],
  ['line ends \\r', write(all, ',', '\r'), meant],
  ['line ends mixed', all.map((r, i) => r.join(',') + ['\n', '\r\n', '\r'][i % 3]).join(''), meant],
  ['no final line end', write(all).trimEnd(), meant],
  ['all quoted', inQuotes('"'), meant],
  ['apostrophe quotes', inQuotes("'"), meant],
  ['backtick quotes', inQuotes('`'), meant],
  ['apostrophes where needed', writeRemarks((t) => `'${t}, x'`), remarked((t) => `${t}, x`)],
  ['backslash escape', writeRemarks((t) => `"${t} \\"big\\", x"`), remarked((t) => `${t} "big", x`)],
  ['unescaped quotes', writeRemarks((t) => `"${t} "big" x"`), remarked((t) => `${t} "big" x`)],
  ['comma and space', all.map((row) => row.join(', ')).join('\n'), meant],
  ['comma and space, quoted', inQuotes('"', ', '), meant],
  [
    'quote never closed',
    write(all).replace('A fine chair no 3', '"A fine chair no 3'),
    remarked((t) => (t.endsWith('chair no 3') ? `"${t}` : t)),
  ],
  [
    'line ends in cells',
    write([names, ...remarked((t) => `${t}\nnext, line`).rows]),
    remarked((t) => `${t}\nnext, line`),
  ],
  ['preamble', `Sales report 2024\nMade by: Accounting\n\n${write(all)}`, meant],
  ['preamble without a gap', `Sales report 2024\nMade by: Accounting\n${write(all)}`, meant],
  ['preamble filled up', `Sales report 2024,,,,,,\nMade by,Accounting,,,,,\n,,,,,,\n${write(all)}`, meant],
  ['preamble with delimiters', `Report, all shops\nRegion, North, South\n${write(all)}`, meant],
  ['comment lines', `# made by x\n# on 2024, "y\n${write(all)}`, meant],
  ['a comment between rows', `${write(all.slice(0, 5))}# break, here\n${write(all.slice(5))}`, meant],
  ['footer', `${write(all)}\nSource: the shop\n`, meant],
  ['footer without a gap', `${write(all)}Source: the shop\n`, meant],
  ['footer filled up', `${write(all)}Source: the shop,,,,,,\n`, meant],
  ['no header', write(rows), { names: names.map((_, i) => `column_${i + 1}`), rows }],
  [
    'two header rows',
    `,,Amounts,,,Product,\n${write(all)}`,
    {
      names: [
        'DATE',
        'TIME',
        'Amounts Qty',
        'Amounts PRODUCTID',
        'Amounts Price',
        'Product ProductType',
        'Product Remark',
      ],
      rows,
    },
  ],
  [
    'a row of units',
    write([names, ['', '', 'pcs', '', 'EUR', '', ''], ...rows]),
    {
      names: ['DATE', 'TIME', 'Qty pcs', 'PRODUCTID', 'Price EUR', 'ProductType', 'Remark'],
      rows,
    },
  ],
  [
    'three header rows',
    write([
      ['When', '', 'Amounts', '', '', 'Product', ''],
      names,
      ['d', 't', 'pcs', 'id', 'EUR', 'a', 'b'],
      ...rows,
    ]),
    {
      names: [
        'When DATE d',
        'When TIME t',
        'Amounts Qty pcs',
        'Amounts PRODUCTID id',
        'Amounts Price EUR',
        'Product ProductType a',
        'Product Remark b',
      ],
      rows,
    },
  ],
  ['a header in the middle again', write([names, ...rows.slice(0, 6), names, ...rows.slice(6)]), meant],
  [
    'duplicate and blank names',
    write([['DATE', 'TIME', 'Qty', 'Qty', 'Price', '', 'x'], ...rows]),
    {
      names: ['DATE', 'TIME', 'Qty', 'Qty_2', 'Price', 'column_6', 'x'],
      rows,
    },
  ],
  [
    'names of the language itself',
    write([['__proto__', 'constructor', 'toString', 'a', 'b', 'c', 'd'], ...rows]),
    {
      names: ['_proto_', 'constructor', 'toString', 'a', 'b', 'c', 'd'],
      rows,
    },
  ],
  ['blank lines between all rows', write(all).replaceAll('\n', '\n\n'), meant],
  ['blank lines in the middle', `${write(all.slice(0, 5))}\n\n${write(all.slice(5))}`, meant],
  [
    'a short row',
    write(all.map((row, i) => (i === 5 ? row.slice(0, 5) : row))),
    {
      names,
      rows: rows.map((row, i) => (i === 4 ? [...row.slice(0, 5), '', ''] : row)),
    },
  ],
  [
    'a long row',
    write(all.map((row, i) => (i === 5 ? [...row, 'extra'] : row))),
    {
      names: [...names, 'column_8'],
      rows: rows.map((row, i) => [...row, i === 4 ? 'extra' : '']),
    },
  ],
  ['a delimiter at every line end', all.map((row) => `${row.join(',')},`).join('\n'), meant],
  [
    'a delimiter at the ends of rows only',
    [names.join(','), ...rows.map((r) => `${r.join(',')},`)].join('\n'),
    meant,
  ],
  [
    'row names without a header',
    [names.join(','), ...rows.map((r, i) => [`r${i}`, ...r].join(','))].join('\n'),
    {
      names: ['column_1', ...names],
      rows: rows.map((row, i) => [`r${i}`, ...row]),
    },
  ],
  ['a smaller table below', `${write(all)}\n${write(shops)}`, meant],
  ['a smaller table above', `${write(shops)}\n${write(all)}`, meant],
  ['a smaller table above without a gap', write(shops) + write(all), meant],
  ['two tables with titles', `Shops\n${write(shops)}\nSales\n${write(all)}`, meant],
  [
    'a smaller table as wide',
    `${write(all)}\n${write([[...'ABCDEFG'], ...rows.slice(0, 4).map((r) => [...r].reverse())])}`,
    meant,
  ],
  ['a separator line', `sep=;\r\n${write(all, ';', '\r\n')}`, meant],
  [
    'two bars, one in a cell',
    [names, ...remarked((t) => (t.endsWith(' 3') ? `${t} | x` : t)).rows].map((r) => r.join('||')).join('\n'),
    remarked((t) => (t.endsWith(' 3') ? `${t} | x` : t)),
  ],
  [
    'comma and space around numbers with commas',
    ['a, b, c, d', ...rows.map((row) => `${row[0]}, "1.234,50", "7,868,290", "12,5"`)].join('\n'),
    { names: [...'abcd'], rows: rows.map((row) => [row[0]!, '1.234,50', '7,868,290', '12,5']) },
  ],
  [
    'blank lines between rows, one of them all text',
    write(all.map((row, i) => (i === 5 ? row.map(() => 'n/k') : row))).replaceAll('\n', '\n\n'),
    { names, rows: rows.map((row, i) => (i === 4 ? row.map(() => 'n/k') : row)) },
  ],
  [
    'carets, a row that begins with a hash',
    write(
      all.map((row, i) => (i === 5 ? ['#REF!', ...row.slice(1)] : row)),
      '^',
    ),
    { names, rows: rows.map((row, i) => (i === 4 ? ['#REF!', ...row.slice(1)] : row)) },
  ],
  ...[' ', ':'].map((d): [string, string, Meant] => [
    `words alone, quoted, between ${JSON.stringify(d)}`,
    all
      .map((_, i) => (i === 0 ? ['size', 'ok'] : ['SMLX'[i % 4], 'yes']))
      .map((row) => row.map((c) => `"${c}"`).join(d))
      .join('\n'),
    { names: ['size', 'ok'], rows: rows.map((_, i) => ['SMLX'[(i + 1) % 4]!, 'yes']) },
  ]),
  ['NUL characters', write(all).replaceAll('Lamp', 'La\0mp'), meant],
  ['a byte order mark', `\ufeff${write(all)}`, meant],
  [
    'columns set with spaces',
    all
      .map((row) =>
        row
          .slice(0, 6)
          .map((c) => c.padEnd(14))
          .join(''),
      )
      .join('\n'),
    {
      names: names.slice(0, 6),
      rows: rows.map((row) => row.slice(0, 6)),
    },
  ],
]

const small: [string, string, string[][]][] = [
  ['one column of text', 'name\na b\nc, d\ne', [['name'], ['a b'], ['c, d'], ['e']]],
  ['one column of decimal commas', 'value\n1,5\n2,7\n3,1\n', [['value'], ['1,5'], ['2,7'], ['3,1']]],
  [
    'one column of times',
    'when\n2024-01-01 10:00\n2024-01-02 11:00\n',
    [['when'], ['2024-01-01 10:00'], ['2024-01-02 11:00']],
  ],
  [
    'decimal commas between semicolons',
    'a;b\n1,5;2,5\n3,1;4,2\n',
    [
      ['a', 'b'],
      ['1,5', '2,5'],
      ['3,1', '4,2'],
    ],
  ],
  [
    'years as names',
    'Land,2019,2020,2021\nFR,3,4,5\nES,9,2,6\n',
    [
      ['Land', '2019', '2020', '2021'],
      ['FR', '3', '4', '5'],
      ['ES', '9', '2', '6'],
    ],
  ],
  [
    'text alone',
    'name,city\nAnn,Rome\nBob,Oslo\n',
    [
      ['name', 'city'],
      ['Ann', 'Rome'],
      ['Bob', 'Oslo'],
    ],
  ],
  [
    'text without a header',
    'Ann,F,yes\nBob,M,no\nCid,M,yes\nEve,F,no\n',
    [
      ['column_1', 'column_2', 'column_3'],
      ['Ann', 'F', 'yes'],
      ['Bob', 'M', 'no'],
      ['Cid', 'M', 'yes'],
      ['Eve', 'F', 'no'],
    ],
  ],
  [
    'inch marks',
    'item,size\nTV,55"\nPad,10"\nPhone,6"\nWatch,2"\n',
    [
      ['item', 'size'],
      ['TV', '55"'],
      ['Pad', '10"'],
      ['Phone', '6"'],
      ['Watch', '2"'],
    ],
  ],
  [
    'one row of numbers',
    '1,2,3',
    [
      ['column_1', 'column_2', 'column_3'],
      ['1', '2', '3'],
    ],
  ],
]

function tableOf(text: string): string[][] {
  const { table } = readTable(new TextEncoder().encode(text), { fileType: 'csv' })
  const texts = (row: number) => table.columns.map((column) => column.values[column.codes[row]!]!)
  return [
    table.columns.map((column) => column.name),
    ...Array.from({ length: table.rowCount }, (_, row) => texts(row)),
  ]
}

describe('a polluted table is read as the table meant', () => {
  it.each(variants)('%s', (_, text, { names: header, rows: body }) => {
    expect(tableOf(text)).toEqual([header, ...body])
  })
})

describe('small files', () => {
  it.each(small)('%s', (_, text, expected) => {
    expect(tableOf(text)).toEqual(expected)
  })
})

it.each(['Height', "Player's height", 'Class of'])('feet and inches under %s are one column', (name) => {
  const heights = Array.from({ length: 60 }, (_, row) => `${5 + (row % 2)}'${(row * 7) % 12}`)
  const { table } = readTable(new TextEncoder().encode([name, ...heights].join('\n')), { fileType: 'csv' })
  expect([table.columns.map((column) => column.name), table.rowCount]).toEqual([[name], 60])
})

it('apostrophes between the cells of each row, the names too, are its delimiter', () => {
  const lines = Array.from({ length: 20 }, (_, row) => `Shop ${row % 3}'${row * 7}'${row * 11}`)
  const text = ["Shop'Visits'Orders", ...lines].join('\n')
  const { table } = readTable(new TextEncoder().encode(text), { fileType: 'csv' })
  expect(table.columns.map((column) => column.name)).toEqual(['Shop', 'Visits', 'Orders'])
})
