import { understandDataset } from '../generate-dashboard'

const kinds = ['King', 'Queen', 'Double']
const decors = ['modern', 'traditional', 'rustic']
const header = 'room_id,sign,opening_year,beds,bed_type,decor,steward,base_price,length,height'

function roomOf(index: number): string {
  const bed = [1 + (index % 2), kinds[(index * 7 + (index >> 2)) % 3]]
  const numbers = [
    4100 + ((index * 11) % 8) * 317,
    80 + ((index * 37) % 190),
    3 + ((index * 5) % 14),
    2 + (index % 9) / 4,
  ]
  const [steward, ...sizes] = numbers
  const sign = `${String.fromCharCode(65 + (index % 26))}${['orn', 'old', 'ides'][index % 3]} ${index}`
  return [
    index + 1,
    sign,
    1950 + index,
    ...bed,
    decors[(index * 5 + (index >> 1)) % 3],
    steward,
    ...sizes,
  ].join()
}

/** 40 rooms of an inn, each with its own sign, the year it was opened in, and the number of its steward. */
export const rooms = understandDataset(
  new TextEncoder().encode([header, ...Array.from({ length: 40 }, (_, index) => roomOf(index))].join('\n')),
  { fileType: 'csv', fileName: 'rooms.csv' },
)
