import { understandDataset } from '../../generate-dashboard'

const day = (from: number) => new Date(Date.UTC(2023, 0, 5) + from * 86_400_000).toISOString().slice(0, 10)
const oneOf = (values: string[], at: number) => values[at % values.length]!

/** A bicycle workshop's repairs: some are not collected yet, few have a complaint. */
function repairOf(row: number): string {
  const brought = (row * 37) % 600
  const isOpen = row % 5 === 0
  return [
    `R${1000 + row}`,
    day(brought),
    isOpen ? '' : day(brought + 1 + ((row * 7) % 29)),
    oneOf(['Harbour', 'Mill', 'Station'], row * 2 + (row % 7)),
    oneOf(['city', 'race', 'cargo'], row + (row % 4)),
    (row * 811) % 4000,
    12 + ((row * 53) % 230),
    row % 3 === 0 ? oneOf(['brake', 'gear', 'wheel'], row + (row % 5)) : '',
    isOpen ? 'open' : oneOf(['finished', 'finished', 'cancelled'], row + (row % 2)),
    oneOf(['Ada', 'Bo', 'Cem', 'Dora'], row * 3 + (row % 3)),
  ].join()
}

const header = 'repair,brought,collected,workshop,bike,ridden_km,price_eur,complaint,state,mechanic'

export const repairs = understandDataset(
  new TextEncoder().encode([header, ...Array.from({ length: 240 }, (_, row) => repairOf(row))].join('\n')),
  { fileType: 'csv', fileName: 'repairs.csv' },
)
