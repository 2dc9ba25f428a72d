import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { textTable } from '../clean/text-table.fixture'
import { profileTable } from './profile-table'

const rows = 240
/** A small deterministic generator (mulberry32), so that no case depends on chance. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
type Make = (row: number, u: () => number) => string
const int =
  (lo: number, hi: number): Make =>
  (_, u) =>
    String(lo + Math.floor(u() * (hi - lo + 1)))
const dec =
  (lo: number, hi: number, digits = 2): Make =>
  (_, u) =>
    (lo + u() * (hi - lo)).toFixed(digits)
/** Skewed like money: most small, a few large. */
const money =
  (scale: number): Make =>
  (_, u) =>
    (scale * (0.02 + u() ** 4)).toFixed(2)
const counts =
  (max: number): Make =>
  (_, u) =>
    String(Math.floor(max * u() ** 4))
const pick =
  (...values: string[]): Make =>
  (_, u) =>
    values[Math.floor(u() * values.length)]!
const serial =
  (prefix: string, start = 1000): Make =>
  (row) =>
    `${prefix}${start + row}`
const level: Make = (_, u) => String(100_000 + Math.floor(u() * 9_000_000))
const sentence: Make = (row, u) =>
  `The ${pick('red', 'blue')(row, u)} parcel number ${row} came late and was left at the door of number ${Math.floor(u() * 99)}`

const cases: [name: string, make: Make, role: string, additivity?: string | null][] = [
  // periods
  ['season', (row) => `${1998 + (row % 20)}-${String((1999 + (row % 20)) % 100).padStart(2, '0')}`, 'time'],
  ['fiscal_year', (row) => `FY${1998 + (row % 9)}/${1999 + (row % 9)}`, 'time'],
  // identifiers and codes
  ['order_id', serial('', 10_000), 'id'],
  ['OrderID', serial('SO-'), 'id'],
  ['Kundennummer', (_, u) => String(20_000 + Math.floor(u() * 60)), 'code'],
  ['Belegnr', serial('', 500), 'id'],
  ['N. prot.', serial('', 1201), 'id'],
  ['Prot', int(2, 40), 'measure', 'intensive'],
  ['Protocolo', pick('A', 'B', 'C'), 'category'],
  ['N° facture', serial('F', 2000), 'id'],
  ['Rechnungsnr.', serial('R-2024-'), 'id'],
  ['número de cliente', (_, u) => String(4000 + Math.floor(u() * 50)), 'code'],
  ['invoice number', serial('', 90_001), 'id'],
  ['Name', (row) => `#${1001 + Math.floor(row / 1.6)}`, 'code'],
  ['Reference', (row) => `SO-${40 + Math.floor(row / 1.5)}`, 'code'],
  // a prefix of their own, or a few that come often, are no numbers given out
  ['Place', (row) => `${Math.floor(row / 1.6) % 2 ? 'hall' : 'yard'}${10 + Math.floor(row / 1.6)}`, 'text'],
  ['Store', (row) => `S${10 + (row % 30)}`, 'category'],
  ['uuid', (row) => `3f2504e0-4f89-41d3-9a0c-${String(row).padStart(12, '0')}`, 'id'],
  ['sku', (_, u) => `AB-${100 + Math.floor(u() * 40)}`, 'code'],
  ['EAN', (_, u) => String(4_000_000_000_000 + Math.floor(u() * 30)), 'code'],
  ['zip', (_, u) => String(10_000 + Math.floor(u() * 80_000)), 'code'],
  ['PLZ', (_, u) => String(1000 + Math.floor(u() * 98_000)).padStart(5, '0'), 'code'],
  ['code postal', (_, u) => String(1000 + Math.floor(u() * 94_000)).padStart(5, '0'), 'code'],
  ['store', (_, u) => `0${1 + Math.floor(u() * 7)}`, 'code'],
  ['phone', (_, u) => `+49 30 ${100_000 + Math.floor(u() * 899_999)}`, 'id'],
  ['fips', (_, u) => String(1001 + Math.floor(u() * 50_000)), 'id'],
  ['index', (row) => String(row), 'id'],
  ['customer_key', (_, u) => String(11_000 + Math.floor(u() * 70)), 'code'],
  ['transaction', (row) => `tx_${(row * 7919).toString(36)}q${row}`, 'id'],
  // time
  ['year', int(2001, 2020), 'time'],
  ['Jahr', int(1990, 2022), 'time'],
  ['año', int(2010, 2024), 'time'],
  ['Année', int(1999, 2023), 'time'],
  ['model year', int(1970, 1982), 'time'],
  ['Founded', int(1850, 2015), 'time'],
  ['date', (row) => `2023-0${1 + (row % 9)}-1${row % 10}`, 'time'],
  ['created_at', (row) => String(1_600_000_000 + row * 86_400), 'time'],
  ['Fecha', (row) => `${1 + (row % 28)}/${1 + (row % 12)}/2023`, 'time'],
  ['Uhrzeit', (_, u) => `${10 + Math.floor(u() * 9)}:${10 + Math.floor(u() * 49)}`, 'time'],
  // geography
  ['country', pick('Germany', 'France', 'Brazil', 'Kenya', 'Japan'), 'geo'],
  ['Land', pick('Deutschland', 'Frankreich', 'Österreich', 'Schweiz', 'Polen'), 'geo'],
  ['pays', pick('Allemagne', 'France', 'Espagne', 'Italie', 'Belgique'), 'geo'],
  ['país', pick('Alemania', 'Francia', 'España', 'México', 'Perú'), 'geo'],
  ['iso3', pick('DEU', 'FRA', 'BRA', 'KEN', 'JPN', 'CAN', 'USA'), 'geo'],
  ['state', pick('CA', 'NY', 'TX', 'WA', 'FL', 'OR'), 'geo'],
  ['Estado', pick('atendida', 'no presentado', 'cancelada'), 'category'],
  ['Estado', pick('Reparado', 'Irreparable', 'Ppto rechazado', 'Sin recoger'), 'category'],
  ['estado', pick('Al corriente', 'Cancelado', 'Moroso'), 'category'],
  ['Estado', pick('Mérida', 'Lara', 'Falcón', 'Zulia', 'Delta amacuro'), 'geo'],
  ['estado', pick('jalisco', 'nuevo león', 'puebla', 'sonora'), 'geo'],
  ['Estado', pick('Jalisco', 'Nuevo León', 'Puebla', 'Sonora'), 'geo'],
  ['lat', dec(40, 55, 5), 'geo'],
  ['Longitude', dec(-10, 20, 5), 'geo'],
  ['Stadt', pick('Köln', 'Bonn', 'Wien', 'Graz'), 'geo'],
  ['Bundesland', pick('Bayern', 'Hessen', 'Sachsen'), 'geo'],
  // rooms, and what is paid
  ['Room', pick('Rm 1', 'Rm 2', 'Rm 3'), 'category'],
  ['Fee', (row) => `RM ${20 + (row % 37)}.50`, 'measure', 'additive'],
  ['Fee', (row) => `Rm${20 + (row % 37)}.50`, 'measure', 'additive'],
  // yes and no
  ['is_active', pick('0', '1'), 'boolean'],
  ['churned', pick('yes', 'no'), 'boolean'],
  ['bezahlt', pick('ja', 'nein'), 'boolean'],
  ['smoker', pick('0', '1'), 'boolean'],
  // categories
  ['Pclass', pick('1', '2', '3'), 'category'],
  ['cluster', int(0, 5), 'category'],
  ['size', pick('S', 'M', 'L', 'XL'), 'category'],
  ['Warengruppe', pick('Möbel', 'Büro', 'Garten'), 'category'],
  ['status', pick('open', 'closed', 'pending'), 'category'],
  ['age group', pick('18-24', '25-34', '35-44', '45-54', '55-64', '65+'), 'category'],
  ['weekday', pick('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'), 'category'],
  ['Zahlart', pick('Karte', 'Bar', 'Rechnung', 'PayPal'), 'category'],
  // text
  ['comment', sentence, 'text'],
  ['url', serial('https://example.org/page/'), 'text'],
  // additive measures
  ['revenue', money(5000), 'measure', 'additive'],
  ['total_pts', int(110, 240), 'measure', 'intensive'],
  ['total_pts', counts(400), 'measure', 'intensive'],
  ['total_units', int(110, 240), 'measure', 'additive'],
  ['wait_s', int(20, 400), 'measure', 'intensive'],
  ['Wijkcode', int(310, 9000), 'id'],
  ['hrs_to_resolve', dec(1, 90), 'measure', 'intensive'],
  ['Errors / 1k words', dec(0, 9), 'measure', 'intensive'],
  ['Umsatz (EUR)', money(5000), 'measure', 'additive'],
  ['chiffre_affaires', money(9000), 'measure', 'additive'],
  ['Ventas', money(9000), 'measure', 'additive'],
  ['quantity', int(1, 12), 'measure', 'additive'],
  ['Menge', int(1, 40), 'measure', 'additive'],
  ['cantidad', int(1, 30), 'measure', 'additive'],
  ['Anzahl Bestellungen', counts(60), 'measure', 'additive'],
  ['Number of Employees hired', counts(30), 'measure', 'additive'],
  ['goals', counts(7), 'measure', 'additive'],
  ['Lieferkosten', money(40), 'measure', 'additive'],
  ['total price', money(900), 'measure', 'additive'],
  ['discount_amount', money(90), 'measure', 'additive'],
  ['waiting minutes', int(0, 90), 'measure', 'additive'],
  ['energy_kwh', dec(10, 400, 1), 'measure', 'additive'],
  ['rainfall', dec(0, 40, 1), 'measure', 'additive'],
  ['clicks', counts(5000), 'measure', 'additive'],
  ['net income', (_, u) => (u() * 2e6 - 5e5).toFixed(0), 'measure', 'additive'],
  ['Betrag', (_, u) => `${(u() * 900).toFixed(2).replace('.', ',')} €`, 'measure', 'additive'],
  // levels
  ['stock', int(0, 900), 'measure', 'semi_additive'],
  ['Lagerbestand', int(0, 900), 'measure', 'semi_additive'],
  ['headcount', int(3, 400), 'measure', 'semi_additive'],
  ['on_hand_qty', int(0, 900), 'measure', 'semi_additive'],
  ['Closing quantity', int(0, 900), 'measure', 'semi_additive'],
  ['Population', level, 'measure', 'semi_additive'],
  ['account_balance', money(20_000), 'measure', 'semi_additive'],
  ['solde', money(20_000), 'measure', 'semi_additive'],
  ['cumulative cases', counts(90_000), 'measure', 'semi_additive'],
  // rates, prices, measurements
  ['unit_price', dec(5, 90), 'measure', 'intensive'],
  ['Einzelpreis', dec(5, 90), 'measure', 'intensive'],
  ['prix unitaire', dec(5, 90), 'measure', 'intensive'],
  ['precio', dec(5, 90), 'measure', 'intensive'],
  ['conversion_rate', dec(0, 1, 4), 'measure', 'intensive'],
  ['Arbeitslosenquote', dec(2, 14, 1), 'measure', 'intensive'],
  ['taux de chômage', dec(2, 14, 1), 'measure', 'intensive'],
  ['discount_pct', pick('0', '5', '10', '20'), 'measure', 'intensive'],
  ['Anteil', (_, u) => `${(u() * 100).toFixed(1).replace('.', ',')} %`, 'measure', 'intensive'],
  ['avg_basket', dec(20, 60), 'measure', 'intensive'],
  ['Durchschnittsalter', dec(30, 50, 1), 'measure', 'intensive'],
  ['temperature', dec(-5, 35, 1), 'measure', 'intensive'],
  ['Temperatur', dec(-5, 35, 1), 'measure', 'intensive'],
  ['age', int(18, 80), 'measure', 'intensive'],
  ['Alter', int(18, 80), 'measure', 'intensive'],
  ['sepal length (cm)', dec(4, 8, 1), 'measure', 'intensive'],
  ['bmi', dec(18, 40, 1), 'measure', 'intensive'],
  ['Credit_Score', int(300, 850), 'measure', 'intensive'],
  ['GDP per capita', money(60_000), 'measure', 'intensive'],
  ['gdp_pc_usd', money(60_000), 'measure', 'intensive'],
  ['Umsatz netto (€)', money(2000), 'measure', 'additive'],
  ['Steuersatz', dec(0, 30, 1), 'measure', 'intensive'],
  ['speed_kmh', dec(30, 130, 1), 'measure', 'intensive'],
  ['salary', int(30_000, 120_000), 'measure', 'intensive'],
  ['humidity', int(20, 100), 'measure', 'intensive'],
  ['hardness_xq', dec(48, 61, 2), 'measure', 'intensive'],
  ['share_of_voters', dec(0, 1, 3), 'measure', 'intensive'],
  ['blood pressure', int(90, 180), 'measure', 'intensive'],
  ['rating', int(1, 5), 'measure', 'ordinal'],
  ['Zufriedenheit', int(1, 10), 'measure', 'ordinal'],
  ['mvt', pick('101', '122', '261', '311', '551', '601', '702'), 'category'],
  ['pack', pick('100', '250', '500', '750', '1000'), 'measure', 'intensive'],
  ['crime_place', (row) => String(1 + ((row * 7) % rows)), 'measure', 'ordinal'],
  // nothing to say
  ['currency', () => 'EUR', 'constant'],
  ['notes', () => '', 'empty'],
  // money by a currency in the name, but no price, wage or rate of one
  ['Catering €', dec(30, 400), 'measure', 'additive'],
  ['porto_chf', dec(3, 90), 'measure', 'additive'],
  ['Spent £k', dec(10, 900, 1), 'measure', 'additive'],
  ['unit_px_usd', dec(3, 90), 'measure', 'intensive'],
  ['rent_wk_eur', dec(60, 400), 'measure', 'intensive'],
  ['Preis €', dec(3, 90), 'measure', 'intensive'],
  ['water tariff p m3', dec(10, 40), 'measure', 'intensive'],
  ['tarifa_kwh', dec(0.1, 4), 'measure', 'intensive'],
  ['dpd', counts(200), 'measure', 'intensive'],
  ['spoiled_pcs', int(2, 90), 'measure', 'additive'],
  ['propinas', dec(5, 90), 'measure', 'additive'],
  ['training_wks', (row) => ['4', '6', '8', '10', '12', '26'][row % 6]!, 'measure', 'intensive'],
  ['wk', (row) => String(1 + (row % 52)), 'time'],
  ['Pays By', pick('Card', 'Cash', 'Standing order'), 'category'],
  ['Code pays', pick('FR', 'BE', 'CH', 'LU', 'DE', 'IT'), 'geo'],
]

describe('profileTable on one column', () => {
  it.each(cases)('%s', (...[name, make, role, additivity = null]) => {
    const u = random(name.length * 977 + name.charCodeAt(0))
    const values = Array.from({ length: rows }, (_, row) => [make(row, u), pick('a', 'b', 'c')(row, u)])
    const { table } = cleanTable(textTable([[name, 'other'], ...values]))
    const column = profileTable(table).columns[0]!
    expect({ role: column.role, additivity: column.additivity }).toEqual({ role, additivity })
    expect(column.confidence).toBeGreaterThan(0)
    expect(column.confidence).toBeLessThanOrEqual(1)
    expect(column.evidence.length).toBeGreaterThan(0)
  })

  it.each(['points of the constructor', 'sum (constructor)'])('finds no unit in %s', (name) => {
    const u = random(7)
    const values = Array.from({ length: rows }, (_, row) => [dec(0, 9)(row, u), 'a'])
    const { table } = cleanTable(textTable([[name, 'other'], ...values]))
    expect(profileTable(table).columns[0]).toMatchObject({ role: 'measure', unit: null })
  })
})

describe('whole numbers that rise down the rows, another in each', () => {
  const roleIn = (place: number, step: (row: number) => number) => {
    const cells = Array.from({ length: 80 }, (_, row) => {
      const pair = [String(50_000 + step(row)), ['fire', 'fall', 'crash'][row % 3]!]
      return place === 0 ? pair : pair.reverse()
    })
    const { table } = cleanTable(textTable([['First', 'Second'], ...cells]))
    return profileTable(table).columns[place]!.role
  }

  it('are names in the first column, gaps or none', () => {
    expect(roleIn(0, (row) => 3 * row + (row % 2))).toBe('id')
  })

  it('are none where one comes again or falls, or stands behind others', () => {
    expect(roleIn(0, (row) => (row % 7) * 13 + row)).not.toBe('id')
    expect(roleIn(1, (row) => row ** 2 * 17)).not.toBe('id')
  })
})

describe('columns that others explain', () => {
  const profileOf = (header: string[], cells: string[][]) =>
    profileTable(cleanTable(textTable([header, ...cells])).table).columns

  it('take `Mo` for the month beside a year, and for nothing alone', () => {
    const cells = Array.from({ length: 72 }, (_, row) => [
      String(2021 + Math.floor(row / 24)),
      String(1 + (Math.floor(row / 2) % 12)),
      ['ferry', 'bus'][row % 2]!,
      String(200 + ((row * 7919) % 301)),
    ])
    const columns = profileOf(['Yr', 'Mo', 'Line', 'Riders'], cells)
    expect(columns[1]).toMatchObject({ role: 'time', timePart: 'month' })
    const alone = profileOf(
      ['Mo', 'Line', 'Riders'],
      cells.map((row) => row.slice(1)),
    )
    expect(alone[0]!.role).not.toBe('time')
  })

  it('take a size of each thing for no code, though each thing has its own', () => {
    const names = Array.from({ length: 14 }, (_, at) => `Hall ${String.fromCharCode(65 + at)}`)
    const cells = (name: string) =>
      profileOf(
        ['Hall', name, 'Visits'],
        Array.from({ length: 140 }, (_, row) => [
          names[row % 14]!,
          String(310 + (((row % 14) * 7919) % 1301)),
          String(20 + ((row * 31) % 77)),
        ]),
      )[1]!.role
    expect(cells('area_m2')).toBe('measure')
    expect(cells('hall_key')).toBe('code')
  })
})
