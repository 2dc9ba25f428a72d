/** How much of one unit of its kind each unit is; factors are exact by definition. Gallons and calendar months are not one amount. */
const kinds: Record<string, number>[] = [
  { µg: 1e-9, mg: 1e-6, g: 1e-3, kg: 1, t: 1e3, kt: 1e6, Mt: 1e9, lb: 0.453_592_37, oz: 0.028_349_523_125 },
  {
    nm: 1e-9,
    µm: 1e-6,
    mm: 1e-3,
    cm: 1e-2,
    m: 1,
    km: 1e3,
    in: 0.0254,
    ft: 0.3048,
    yd: 0.9144,
    mi: 1609.344,
  },
  { ms: 1e-3, s: 1, min: 60, h: 3600, days: 86_400, weeks: 604_800 },
  { months: 1, years: 12 },
  { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 },
  { ml: 1e-3, cl: 1e-2, l: 1, hl: 100, 'm³': 1e3 },
  { 'm²': 1, ha: 1e4, 'km²': 1e6, sqft: 0.092_903_04 },
  { 'm/s': 3.6, 'km/h': 1, mph: 1.609_344, kn: 1.852 },
  { W: 1, kW: 1e3, MW: 1e6, GW: 1e9 },
  { Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9 },
]

const kindOf = (unit: string) => kinds.find((kind) => Object.hasOwn(kind, unit)) ?? null

/** Whether amounts in two units can be told in each other's. */
export const isSameKind = (one: string, other: string): boolean =>
  one === other || Object.hasOwn(kindOf(one) ?? {}, other)

/** An amount in another unit of the same kind; null where there is no such. */
export function convertUnit(value: number, from: string, to: string): number | null {
  if (from === to) return value
  const kind = kindOf(from)
  if (!kind || !Object.hasOwn(kind, to)) return null
  return Number(((value * kind[from]!) / kind[to]!).toPrecision(digits))
}

/** Beyond them a factor shows nothing but the rounding of its multiplication. */
const digits = 12
