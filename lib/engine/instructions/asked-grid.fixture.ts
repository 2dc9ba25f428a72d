import { understandDataset } from '../generate-dashboard'
import type { Understanding } from '../understanding'

type Cell = number | string
export type Row = Record<string, Cell>

/** Numbers from 0 to 1 that look like chance, one for each row and column. */
function chance(row: number, column: number): number {
  const mixed = Math.imul(row + 11, 2_654_435_761) ^ Math.imul(column + 3, 40_503)
  const more = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((more ^ (more >>> 16)) >>> 0) / 2 ** 32
}

const whole = (row: number, column: number, [from, count]: [from: number, count: number]) =>
  from + Math.floor(chance(row, column) * count)
const oneOf = (row: number, column: number, values: string) => {
  const all = values.split(' ')
  return all[Math.floor(chance(row, column) * all.length)]!
}
const yes = (row: number, column: number, share: number) => (chance(row, column) < share ? 'yes' : 'no')
const day = (row: number, first: string, days: number) =>
  new Date(Date.parse(first) + Math.floor(chance(row, 0) * days) * 86_400_000).toISOString().slice(0, 10)

/** Rows that are called as one of their columns is, yes and no to be picked by, and numbers to be set against each other. */
const makers: Record<string, (row: number) => Row> = {
  visits: (row) => ({
    visit: day(row, '2023-01-01', 730),
    patient: `P${whole(row, 1, [1000, 90])}`,
    clinic: oneOf(row, 2, 'Eastgate Harbour Millbrook'),
    reason: oneOf(row, 3, 'checkup injury vaccination'),
    age: whole(row, 4, [3, 85]),
    cost: whole(row, 5, [3000, 18_000]) / 100,
    insured: yes(row, 6, 0.7),
    no_show: yes(row, 7, 0.15),
  }),
  picks: (row) => ({
    shift_date: day(row, '2024-01-01', 360),
    warehouse: oneOf(row, 1, 'Leeds Bristol Carlisle'),
    zone: oneOf(row, 2, 'Ambient Chilled Frozen'),
    lines_picked: whole(row, 3, [90, 330]),
    errors: whole(row, 4, [0, 8]),
    hours_worked: whole(row, 5, [300, 500]) / 100,
    target_lines_per_hour: 55 + 5 * whole(row, 6, [0, 4]),
    overtime: yes(row, 7, 0.3),
  }),
  loans: (row) => ({
    month: `${2022 + Math.floor(row / 120)}-${String((Math.floor(row / 10) % 12) + 1).padStart(2, '0')}`,
    branch: ['Central', 'Hillside', 'Riverton', 'Docklands', 'Northfield'][row % 5]!,
    audience: ['adults', 'children'][Math.floor(row / 5) % 2]!,
    e_loans: whole(row, 1, [60, 800]),
    visitors: whole(row, 2, [500, 4500]),
  }),
  beers: (row) => ({
    beer: `${['Amber', 'Dark', 'Wild', 'Royal', 'Quiet', 'Lucky', 'Stormy', 'Bitter'][row % 8]} ${'ABCDEFGHIJ'[Math.floor(row / 8)]}tter`,
    brewery: oneOf(row, 1, 'Saltbox Fjordlane Kiln'),
    style: oneOf(row, 2, 'IPA stout lager'),
    abv: whole(row, 3, [38, 60]) / 10,
    cases_sold: whole(row, 4, [20, 880]),
  }),
  pieces: (row) => ({
    department: oneOf(row, 1, 'Sewing Cutting Packing'),
    shift: oneOf(row, 2, 'early late night'),
    target_pieces: 600 + 100 * whole(row, 3, [0, 4]),
    actual_pieces: whole(row, 4, [450, 500]),
  }),
  members: (row) => ({
    member_id: 4000 + row,
    joined: day(row, '2021-01-01', 1000),
    region: oneOf(row, 1, 'North South East'),
    paid_by: oneOf(row, 2, 'cash card wallet'),
    tenure_months: whole(row, 3, [1, 60]),
    monthly_fee: whole(row, 4, [19, 30]),
    visits_per_month: whole(row, 5, [0, 18]),
  }),
  deals: (row) => ({
    deal: `D-${1200 + row}`,
    rep: oneOf(row, 1, 'Iris Jonas Kemal'),
    stage: oneOf(row, 2, 'won lost open'),
    amount: whole(row, 3, [1500, 60_000]),
  }),
  pedidos: (row) => ({
    fecha: day(row, '2023-01-01', 730),
    tienda: oneOf(row, 1, 'Sevilla Bilbao Vigo'),
    vendedor: oneOf(row, 2, 'Alba Bruno Carmen Diego'),
    importe: whole(row, 3, [800, 24_000]) / 100,
    pago: oneOf(row, 4, 'efectivo tarjeta bizum'),
    devuelto: chance(row, 5) < 0.2 ? 'sí' : 'no',
  }),
  fermate: (row) => ({
    giorno: day(row, '2023-01-01', 730),
    reparto: oneOf(row, 1, 'Presse Torneria Montaggio'),
    causa: oneOf(row, 2, 'guasto materiale pulizia'),
    minuti: whole(row, 3, [3, 240]),
    costo: whole(row, 4, [1500, 90_000]) / 100,
  }),
  cohorts: (row) => ({
    cohort: `2023-${String((row % 12) + 1).padStart(2, '0')}`,
    channel: oneOf(row, 1, 'Ads Organic Referral'),
    revenue: whole(row, 2, [500, 9000]),
  }),
  fares: (row) => ({
    departure: day(row, '2024-01-01', 30),
    route: oneOf(row, 1, 'north south coast'),
    fare: whole(row, 2, [10_000, 90_000]) / 100,
  }),
  purchases: (row) => ({
    orderdate: day(row, '2021-01-01', 1400),
    region: oneOf(row, 1, 'North South East West'),
    product: `Item ${whole(row, 2, [0, 45])}`,
    revenue: whole(row, 3, [500, 30_000]) / 100,
  }),
  releases: (row) => ({
    song: `Song ${row}`,
    genre: oneOf(row, 1, 'Pop Rock Rap'),
    release: day(row, '2021-01-01', 1400),
    weeks_on_chart: whole(row, 2, [1, 50]),
    streams: whole(row, 3, [1000, 90_000]),
  }),
}
const sizes: Record<string, number> = { beers: 80, loans: 360 }
const rowsMost = 260

export interface Grid {
  rows: Row[]
  data: Understanding
}
const known = new Map<string, Grid>()

/** One of the tables by its name, its rows as they were made. */
export function gridTable(name: string): Grid {
  const before = known.get(name)
  if (before) return before
  const rows = Array.from({ length: sizes[name] ?? rowsMost }, (_, row) => makers[name]!(row))
  const lines = [Object.keys(rows[0]!).join(), ...rows.map((row) => Object.values(row).join())]
  const data = understandDataset(new TextEncoder().encode(lines.join('\n')), {
    fileType: 'csv',
    fileName: `${name}.csv`,
  })
  known.set(name, { rows, data })
  return known.get(name)!
}
