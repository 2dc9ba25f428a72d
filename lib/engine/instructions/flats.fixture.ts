import { understandDataset } from '../generate-dashboard'
import type { Understanding } from '../understanding'

const understand = (lines: string[], fileName: string): Understanding =>
  understandDataset(new TextEncoder().encode(lines.join('\n')), { fileType: 'csv', fileName })

const apps = ['iOS', 'Android', 'WebOS', "McDonald's", 'eBay']
const conditions = ['Open', 'Open', 'Closed', 'Under repair']

/** 30 flats, each with a number of its own, of three types in five buildings. */
export const flats = understand(
  [
    'flat_id,flat_number,building,type_code,bathroom_count,bedroom_count,rent,ranking,app,condition,class',
    ...Array.from({ length: 30 }, (_, at) =>
      [
        at + 1,
        `Suite ${100 + ((at * 37) % 83)}`,
        ['North House', 'South House', 'Mill', 'Tower', 'Court'][at % 5],
        ['STUDIO', 'DUPLEX', 'LOFT'][(at * 7) % 3],
        1 + ((at * 5) % 4),
        1 + ((at * 5) % 6),
        700 + ((at * 113) % 900),
        1 + ((at * 7) % 30),
        apps[(at * 2) % 5],
        conditions[(at * 3) % 4],
        ['B2B', 'B2C'][at % 2],
      ].join(),
    ),
  ],
  'flats.csv',
)

/** Degrees granted by nine campuses over ten years. */
export const campuses = understand(
  [
    'Year,Campus,Degrees',
    ...Array.from(
      { length: 90 },
      (_, at) => `${1995 + Math.floor(at / 9)},${1 + (at % 9)},${900 + ((at * 397) % 5000)}`,
    ),
  ],
  'degrees.csv',
)
