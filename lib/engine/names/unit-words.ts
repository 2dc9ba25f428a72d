/** Dollars, and the real and pesos that are written with their sign, by what stands before it. */
export const otherDollars = {
  R$: 'BRL',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  CAN$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  SG$: 'SGD',
  NT$: 'TWD',
  MX$: 'MXN',
  MEX$: 'MXN',
  AR$: 'ARS',
  CL$: 'CLP',
  COL$: 'COP',
}
const otherDollarCodes = new Set(Object.values(otherDollars))

/** Currencies as names and cells have them, by their ISO 4217 code. */
export const currencySymbols = new Map(
  Object.entries({
    US$: 'USD',
    U$S: 'USD',
    ...otherDollars,
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₽': 'RUB',
    '₩': 'KRW',
    '₺': 'TRY',
    '₪': 'ILS',
    '฿': 'THB',
    '₫': 'VND',
    '₴': 'UAH',
  }),
)

export const currencyCodes = new Set(
  'USD EUR GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK HUF BRL MXN INR ZAR SGD HKD KRW TRY RUB ILS AED SAR THB IDR MYR PHP VND NGN UAH TWD ARS CLP'.split(
    ' ',
  ),
)

/** The code of a currency by its sign or code, in either case; undefined for all else. */
export function currencyOf(text: string): string | undefined {
  const plain = text.trim().toUpperCase()
  return currencySymbols.get(plain) ?? (currencyCodes.has(plain) ? plain : undefined)
}

const dollarAsWord = /(?<!\p{Lu})\p{Lu}{1,3}\$|(?<!\p{L})\p{Ll}{1,3}\$(?!\p{L})/u
const dollarByCode = /(?<!\p{L})(\p{Lu}{3})[\s_([]*\$|\$\s*(\p{Lu}{3})(?!\p{L})/u

/** Of a name with the dollar sign whose dollars it says, where not those of the US: `BRL` of `Valor (R$)`; else null. */
export function dollarsInName(name: string): string | null {
  if (!name.includes('$')) return null
  const byCode = dollarByCode.exec(name)
  const said = [byCode?.[1], byCode?.[2], dollarAsWord.exec(name)?.[0]]
  const code = said.map((text) => currencyOf(text ?? '')).find((known) => known !== undefined)
  return code && otherDollarCodes.has(code) ? code : null
}

/** Words of names that say a unit, by how it is written behind a number. */
export const unitWords = new Map(
  Object.entries({
    kg: 'kg',
    g: 'g',
    mg: 'mg',
    lb: 'lb',
    lbs: 'lb',
    oz: 'oz',
    km: 'km',
    cm: 'cm',
    mm: 'mm',
    miles: 'mi',
    ft: 'ft',
    inches: 'in',
    kwh: 'kWh',
    mwh: 'MWh',
    gwh: 'GWh',
    kw: 'kW',
    mw: 'MW',
    kmh: 'km/h',
    mph: 'mph',
    knots: 'kn',
    celsius: '°C',
    fahrenheit: '°F',
    c: '°C',
    seconds: 's',
    secs: 's',
    sec: 's',
    minutes: 'min',
    mins: 'min',
    minuten: 'min',
    hours: 'h',
    hrs: 'h',
    stunden: 'h',
    ms: 'ms',
    days: 'days',
    tage: 'days',
    litres: 'l',
    liters: 'l',
    liter: 'l',
    ml: 'ml',
    ppm: 'ppm',
    hpa: 'hPa',
    sqft: 'sqft',
    sqm: 'm²',
    qm: 'm²',
    m2: 'm²',
    ha: 'ha',
    mb: 'MB',
    gb: 'GB',
    kb: 'KB',
    '%': '%',
    pct: '%',
    percent: '%',
    prozent: '%',
  }),
)

const bracketUnit = /^(?:°[CF]|m|s|h|l|t|W|V|A|m³|m²|km²|km\/h|m\/s|kt|Mt|µg|µm|nm)$/

/** The unit that stands in brackets behind a name: `mm` of `Beak Length (mm)`. */
export function unitInBracket(bracket: string): string | null {
  if (bracket === '%' || currencyCodes.has(bracket) || isUnitOverUnit(bracket)) return bracket
  return unitWords.get(bracket.toLowerCase()) ?? (bracketUnit.test(bracket) ? bracket : null)
}

const unitLettersMax = 6
/** `hl/ha`, `kWh/m²`; `y/n` is none. */
function isUnitOverUnit(text: string): boolean {
  const [top = '', bottom = '', more] = text.split('/')
  if (more !== undefined || top.length > unitLettersMax || bottom.length > unitLettersMax) return false
  // of single letters nobody knows: height and width, men and women
  if (bottom.length < 2 && !currencyCodes.has(top)) return false
  const isUnit = (part: string) =>
    currencyCodes.has(part) || unitWords.has(part.toLowerCase()) || bracketUnit.test(part)
  return isUnit(top) ? /^[\p{L}²³]+$/u.test(bottom) : /^[\p{L}²³]+$/u.test(top) && isUnit(bottom)
}

/** What things are counted in. */
const countWords = new Set(
  `piece pieces pcs pc each ea box boxes case cases pack packs pallet pallets bag bags bottle bottles can cans dozen unit
  units person persons people head number count index ratio share rate thousand thousands million millions mn bn k
  stk stuck stueck karton kartons sack flasche flaschen anzahl personen piece pieces carton cartons boite boites pieza
  piezas caja cajas pezzo pezzi scatola scatole tonne tonnes tons ton t metre metres meter meters month months year years
  week weeks day hour minute second score points point`.split(/\s+/),
)

/** Whether a text says in what a number is measured: `kg`, `USD million`, `pieces`, `°C`. */
export const isUnitName = (text: string): boolean =>
  /[%°/]/.test(text) ||
  currencyOf(text) !== undefined ||
  bracketUnit.test(text.trim()) ||
  text
    .toLowerCase()
    .split(/[^\p{L}\d²³$€£¥]+/u)
    .some((word) => unitWords.has(word) || countWords.has(word) || currencyOf(word) !== undefined)
