import { findWord, splitName, type WordList, wordList } from '../profile/name-words'
import { planWords } from '../profile/plan-words'
import type { ColumnProfile, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Table } from '../table/table'
import { eventKinds } from './event-words'
import { isProportional } from './is-proportional'
import { findSizeRatio } from './size-ratio'

const rowsMin = 20
/** So few rows may lack one of the two. */
const filledMin = 0.85
/** Where more is put in, more comes of it. */
const relatedMin = 0.1
/** What came in is no more than what was due, in so many rows. */
const withinMin = 0.98

/** An amount over another one, or over the size of what it is for. */
export interface AmountRatio {
  over: ColumnProfile
  under: ColumnProfile
  /** Whether people follow it rather than either amount: what came back of what was spent. */
  leads: boolean
  /** Whether it is a part of what it is over, in per cent. */
  isPart: boolean
  /** For how many it is told: fuel for 100 km. */
  scale: 1 | 100
}

interface Kind {
  over: WordList
  under: WordList
  leads: boolean
  isPart: boolean
  /** Whether it is over money, rather than over a size. */
  isOfMoney: boolean
  /** Whether goods are counted above, rather than money. */
  isOfGoods?: true
  /** What is above is weighed or measured, what is below counted. */
  isMeasured?: true
  /** For how many of a known unit it is told; else for one. */
  scale?: 100
}

/* Words of names in English, German, French, Spanish and Italian, without accents; one sign beside what the values show. */
const kinds: Kind[] = [
  {
    over: eventKinds[0]!.events,
    under: eventKinds[0]!.bases,
    leads: true,
    isPart: false,
    isOfMoney: false,
    isOfGoods: true,
    isMeasured: true,
  },
  {
    over: wordList(
      'revenue revenues rev sales turnover gmv income value umsatz erloes erlos chiffre ventes recettes ventas ingresos ricavi fatturato',
      'umsatz',
    ),
    under: wordList('spend spent spending adspend werbekosten werbeausgaben mediaspend', 'werbekosten'),
    leads: true,
    isPart: false,
    isOfMoney: true,
  },
  {
    over: wordList(
      'paid incurred claims claim losses loss schaden schaeden leistungen sinistres siniestros sinistri',
    ),
    under: wordList('premium premiums prem beitrag beitraege praemie prime primes prima premio premi'),
    leads: false,
    isPart: true,
    isOfMoney: true,
  },
  {
    over: wordList(
      'paid collected received settled granted bezahlt gezahlt eingegangen paye paga pagado cobrado pagato incassato pago',
    ),
    under: wordList(
      'due billed invoiced claimed requested owed owing faellig fallig forderung du facture adeudado facturado dovuto fatturato devido',
    ),
    leads: true,
    isPart: true,
    isOfMoney: true,
  },
  {
    over: wordList(
      'price prices rent sold preis kaufpreis miete prix loyer precio alquiler prezzo affitto',
      'preis miete',
    ),
    under: wordList('area sqm sqft m2 qm flaeche wohnflaeche surface superficie metratura', 'flaeche'),
    leads: false,
    isPart: false,
    isOfMoney: false,
  },
  {
    over: wordList(
      `harvest harvested crop yield production kg tonnes ernte erntemenge ertrag recolte recoltes cosecha produccion raccolto
      raccolta produzione`,
      'ernte ertrag',
    ),
    under: wordList(
      'ha hectare hectares acres acre area hektar flaeche anbauflaeche surface superficie hectareas ettari',
      'flaeche',
    ),
    leads: true,
    isPart: false,
    isOfMoney: false,
    isOfGoods: true,
  },
  {
    over: wordList(
      `fuel litres liters litre liter diesel petrol gasoline kraftstoff sprit carburant gazole combustible combustivel gasoleo
      carburante gasolio`,
      'kraftstoff verbrauch',
    ),
    under: wordList(
      'distance km kms kilometers kilometres miles driven strecke fahrstrecke kilometer kilometres distancia distanza quilometros',
      'strecke kilometer',
    ),
    leads: true,
    isPart: false,
    isOfMoney: false,
    isOfGoods: true,
    scale: 100,
  },
  {
    over: wordList('hours manhours labour labor stunden arbeitsstunden heures horas ore', 'stunden'),
    under: wordList(
      'lines units pieces picked parcels stops produced made served stueck positionen pieces unites piezas unidades pezzi',
      'stueck positionen',
    ),
    leads: true,
    isPart: false,
    isOfMoney: false,
    isOfGoods: true,
  },
  {
    over: wordList(
      `value sales revenue amount price proceeds wert erloes erlos umsatz valeur montant vente ventes valor importe venta ventas
      valore vendite ricavo fatturato`,
      'wert erloes erlos umsatz',
    ),
    under: wordList(
      `weight kg kilos tonnes tons catch gewicht menge poids tonnage peso quintali quintaux liters litres litros litri liter
      hl volume`,
      'gewicht',
    ),
    leads: true,
    isPart: false,
    isOfMoney: false,
  },
  {
    over: wordList(
      'spend spent adspend cost costs kosten werbekosten cout couts depense coste costes gasto costo costi spesa',
    ),
    under: wordList(
      'conversions leads signups installs subscribers registrations anmeldungen inscriptions altas iscrizioni',
    ),
    leads: true,
    isPart: false,
    isOfMoney: false,
  },
]

/**
 * Amounts that are compared by another column's size: revenue for what was spent, claims paid for premiums earned, a
 * price for the area that it buys. Named so, never below nothing, and the larger the one the larger the other.
 */
export function findAmountRatios(table: Table, profile: Profile): AmountRatio[] {
  const amounts = profile.columns.filter((column) => isAmount(table, column))
  const sure = planRatio(table, profile, amounts) ?? marginRatio(profile) ?? sizeRatio(table, profile)
  if (sure) return [sure]
  const named = (words: WordList, of: ColumnProfile[]) =>
    of.filter(({ name }) => findWord(splitName(name), words) !== null)
  return kinds.flatMap(({ over, under, isOfMoney, isOfGoods, isMeasured, scale, ...kind }) => {
    const pairs = named(over, amounts.filter(isOfGoods ? isGoods : isMoney))
      .flatMap((above): AmountRatio[] =>
        named(under, isOfMoney ? amounts.filter(isMoney) : amounts.filter(isSize)).map((below) => ({
          over: above,
          under: below,
          ...kind,
          scale: distanceOf(below) ? (scale ?? 1) : 1,
        })),
      )
      .filter((pair) => pair.over !== pair.under && !isKnown(profile, pair))
      .filter((pair) => !isMeasured || isMeasuredOfCount(table, pair))
    const related = pairs.map((pair) => ({
      pair,
      r: kind.isPart && isWithin(table, pair) ? 1 : relationOf(table, pair),
    }))
    const [best] = related.filter(({ r }) => r >= relatedMin).sort((a, b) => b.r - a.r)
    return best ? [best.pair] : []
  })
}

/** What all months come to, of what was planned for them. */
function planRatio(table: Table, profile: Profile, amounts: ColumnProfile[]): AmountRatio | null {
  const over = profile.columns.find(({ isPeriodTotal }) => isPeriodTotal)
  const under = amounts.filter(({ name }) => findWord(splitName(name), planWords) !== null)
  if (!over || under.length !== 1 || relationOf(table, { over, under: under[0]! }) < relatedMin) return null
  return { over, under: under[0]!, leads: true, isPart: true, scale: 1 }
}

/** What each of several things gives that are followed, for its size. */
function sizeRatio(table: Table, profile: Profile): AmountRatio | null {
  const found = findSizeRatio(table, profile)
  return found && { ...found, leads: true, isPart: false, scale: 1 }
}

/** What is left of an income, of that income. */
function marginRatio({ columns, identities }: Profile): AmountRatio | null {
  const over = columns.find(({ isMargin }) => isMargin)
  const left = identities.find((one) => one.kind === 'difference' && one.result === over?.index)
  if (!over || left?.kind !== 'difference') return null
  return { over, under: columns[left.minuend]!, leads: true, isPart: true, scale: 1 }
}

function isAmount(
  { columns, rowCount }: Table,
  { index, role, summary, mixedBy, missing }: ColumnProfile,
): boolean {
  const { numbers, derivedFrom, name } = columns[index]!
  if (role !== 'measure' || !numbers || derivedFrom || mixedBy || !summary || isOfEach(name)) return false
  return summary.min >= 0 && rowCount - missing >= Math.max(rowsMin, filledMin * rowCount)
}

/** `km_since` is in kilometres. */
const distances = wordList('km kms miles mi')
export const distanceOf = ({ name }: ColumnProfile) => findWord(splitName(name), distances)

/** Told for one of something already: `revenue per spend`, `cost/unit`. */
const isOfEach = (name: string) => name.includes('/') || splitName(name).words.includes('per')

/** Not so a count, however it is named: of claims, of sales. */
const isMoney = ({ summary, unit, format, additivity }: ColumnProfile) =>
  format?.style === 'currency' || (unit === null && (!summary?.integers || additivity === 'intensive'))

/** Not so what is told for a size already: `n_kg_ha`. */
const isSize = ({ unit, isRatio }: ColumnProfile) => !unit?.includes('/') && !isRatio

/** What could add up, and what no other thing is counted in already: `kg_ha`. */
const isGoods = ({ format, additivity, unit, isRatio }: ColumnProfile) =>
  additivity !== 'ordinal' && format?.style !== 'currency' && !unit?.includes('/') && !isRatio

/** So much of what was lost is of so many, and twice as much of twice as many. */
const isMeasuredOfCount = ({ columns }: Table, { over, under }: AmountRatio): boolean =>
  over.unit !== null &&
  under.unit === null &&
  under.summary!.integers &&
  isProportional(columns[over.index]!.numbers!, columns[under.index]!.numbers!)

const isKnown = ({ identities }: Profile, { over, under }: AmountRatio): boolean =>
  identities.some(
    (one) => one.kind === 'ratio' && one.numerator === over.index && one.denominator === under.index,
  )

function isWithin({ columns }: Table, { over, under }: Pick<AmountRatio, 'over' | 'under'>): boolean {
  const whole = columns[under.index]!.numbers!
  const known = columns[over.index]!.numbers!.map((part, row) => Number(part <= whole[row]!))
  return known.reduce((sum, one) => sum + one, 0) >= withinMin * known.length
}

function relationOf({ columns }: Table, { over, under }: Pick<AmountRatio, 'over' | 'under'>): number {
  const logs = ({ index }: ColumnProfile) => columns[index]!.numbers!.map(Math.log1p)
  return correlate(logs(over), logs(under)).r
}
