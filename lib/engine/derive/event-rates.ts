import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import { findWord, splitName, type WordList, wordList } from '../profile/name-words'
import { summarizeColumn } from '../profile/number-summary'
import { singularOf } from '../profile/plural-of'
import type { ColumnProfile, Identity, Profile } from '../profile/profile'
import { correlate } from '../stats/correlation'
import type { Column, Table } from '../table/table'
import { numberColumn } from './number-column'

interface Dataset {
  table: Table
  profile: Profile
}

/** What happens, as counts name it, and what it happens to. */
const kinds = [
  {
    events: wordList(
      `claim claims death deaths died fatal fatality fatalities killed casualties case cases conversion conversions
      converted click clicks opens opened response responses reply replies defect defects defective reject rejects
      rejected scrap error errors failure failures failed fail passed pass positive positives accident accidents crash
      crashes injury injuries injured incident incidents complaint complaints return returns returned refund refunds absence
      absences absent cancellation cancellations cancelled churned unsubscribes bounces bounced goal goals win
      wins won hired admitted accepted readmissions infections infected survivors survived births arrests crimes thefts
      murders delayed noshow
      schaden schaeden tote todesfaelle faelle falle unfaelle unfalle ausschuss fehler mangel maengel reklamationen
      retouren gewonnen storno stornos sinistres deces cas defauts rebuts
      siniestros muertes muertos casos accidentes defectos errores devoluciones sinistri morti casi incidenti difetti`,
      'schaden schaeden unfaelle unfalle fehler faelle ausschuss reklamationen',
    ),
    bases: wordList(
      `population pop inhabitants residents people persons households holder holders policyholders policy policies contract
      contracts member members insured exposure exposures session sessions visit visits visitor visitors impression
      impressions view views pageviews click clicks sent delivered recipient recipients email emails call calls passenger
      passengers patient patients admission admissions discharges tested tests inspected checked produced production made
      units parts pieces attempt attempts tries shot shots game games match matches played applicant applicants application
      applications candidates enrolled eligible student students registered invited surveyed subjects employees headcount
      workers staff opportunities offers quotes flights trips deliveries shipments orders
      einwohner bevoelkerung vertraege policen sitzungen besuche besucher empfaenger anrufe patienten geprueft gepruft
      produziert gefertigt stueck stuck bewerbungen bewerber schueler mitarbeiter fahrten lieferungen
      habitants contrats polices visites appels passagers produits pieces eleves employes livraisons
      habitantes contratos polizas visitas llamadas pasajeros pacientes producidas alumnos empleados
      abitanti contratti polizze visite chiamate passeggeri pazienti prodotti alunni dipendenti`,
      'einwohner vertraege besuche stueck stuck fahrten menge',
    ),
  },
  {
    events: wordList(
      `order orders purchase purchases sale sales booking bookings signup signups lead leads subscription subscriptions
      bestellungen kaeufe buchungen commandes achats reservations pedidos compras reservas ordini acquisti prenotazioni`,
    ),
    bases: wordList(
      `session sessions visit visits visitor visitors impression impressions view views pageviews click clicks sent delivered
      email emails call calls sitzungen besuche besucher visites visiteurs visitas visite`,
    ),
  },
]

/** What people follow for itself, whatever came of it. */
const flowWords = wordList(
  `session sessions visit visits visitor visitors impression impressions view views pageviews click clicks sent delivered
  passenger passengers trip trips flight flights order orders unit units shipments deliveries emails calls
  sitzungen besuche besucher fahrten bestellungen lieferungen visites visiteurs passagers livraisons visitas pasajeros
  visite passeggeri`,
)

const rowsMin = 20
const ratesMax = 2
/** So few rows may hold more events than there was to happen to, or lack one of the two. */
const fitMin = 0.95
/** More of the whole than this is nearly all of it: what is left over would be the event. */
const shareMax = 0.9
/** Where there is more to happen to, more happens. */
const relatedMin = 0.4
/** Below this share people speak of so many in 100,000. */
const smallShare = 0.001
const many = 100_000

/** A count of what happened beside the count of what it could happen to. */
interface EventRate {
  event: ColumnProfile
  base: ColumnProfile
  scale: 1 | typeof many
}

/**
 * How often things happen, for what they can happen to: claims per policy, rejects per piece made, deaths per 100,000
 * people. Of two counts, of which one is named as what happens and the other as what it happens to, the first is hardly
 * ever larger, and larger where the other is.
 */
export function withEventRates({ table, profile }: Dataset): Dataset {
  const names = new Set(table.columns.map(({ name }) => name.toLowerCase()))
  const rates = findEventRates(table, profile)
    .map((rate) => ({ rate, column: rateOf(table, rate) }))
    .filter(({ column }) => !names.has(column.name.toLowerCase()))
  if (rates.length === 0) return { table, profile }
  const indexOf = (place: number) => table.columns.length + place
  const identities = rates.map(
    ({ rate: { event, base, scale } }, place): Identity => ({
      kind: 'ratio',
      result: indexOf(place),
      numerator: event.index,
      denominator: base.index,
      scale,
      share: 1,
    }),
  )
  return {
    table: { ...table, columns: [...table.columns, ...rates.map(({ column }) => column)] },
    profile: {
      ...profile,
      columns: [
        ...profile.columns.map((column) => (isRated(rates, column) ? { ...column, isRated: true } : column)),
        ...rates.map(({ rate, column }, place) => rateProfile(rate, column, indexOf(place))),
      ],
      identities: [...profile.identities, ...identities],
      measures: [...profile.measures, ...rates.map((_, place) => indexOf(place))],
    },
  }
}

/** A count that is followed by the rate; not so what came of a flow, which is followed for itself. */
const isRated = (rates: { rate: EventRate }[], { index }: ColumnProfile): boolean =>
  rates.some(
    ({ rate: { event, base } }) =>
      (event.index === index || base.index === index) && findWord(splitName(base.name), flowWords) === null,
  )

function findEventRates(table: Table, profile: Profile): EventRate[] {
  const counts = profile.columns.filter((column) => isCount(table, column))
  const isNamed = ({ name }: ColumnProfile, words: WordList) => findWord(splitName(name), words) !== null
  const events = counts.filter(({ summary }) => summary?.integers)
  const pairs = events.flatMap((event) => {
    const bases = kinds
      .filter(({ events }) => isNamed(event, events))
      .flatMap((kind) => counts.filter((base) => isNamed(base, kind.bases)))
    const fitting = bases.flatMap((base) => fitOf(table, profile, { event, base }) ?? [])
    return fitting.sort((a, b) => b.related - a.related).slice(0, 1)
  })
  return pairs.slice(0, ratesMax).map(({ event, base, share }) => ({
    event,
    base,
    scale: share < smallShare ? many : 1,
  }))
}

/** Numbers without a unit that are never below nothing; people are counted in estimates too, with decimals. */
function isCount({ columns }: Table, { index, role, summary, unit, mixedBy, additivity }: ColumnProfile) {
  const { numbers, derivedFrom } = columns[index]!
  const isAmount = numbers !== null && summary !== null && summary.min >= 0 && additivity !== 'ordinal'
  return role === 'measure' && isAmount && unit === null && !derivedFrom && !mixedBy
}

/** How a count goes with what it may be of; null where it is no part of that, or the table holds their ratio already. */
function fitOf(
  { columns, rowCount }: Table,
  { identities }: Profile,
  { event, base }: Pick<EventRate, 'event' | 'base'>,
) {
  const isKnown = identities.some((one) => one.kind === 'ratio' && one.numerator === event.index)
  if (event === base || isKnown) return null
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  let [rows, fit, events, all] = [0, 0, 0, 0]
  for (let row = 0; row < rowCount; row++) {
    const [some, of] = [part[row]!, whole[row]!]
    if (Number.isNaN(some) || Number.isNaN(of)) continue
    rows++
    if (some <= of && of > 0) fit++
    events += some
    all += of
  }
  const share = events / all
  if (rows < Math.max(rowsMin, fitMin * rowCount) || fit < fitMin * rows || !(share <= shareMax)) return null
  const related = correlate(part.map(Math.log1p), whole.map(Math.log1p)).r
  return related >= relatedMin ? { event, base, share, related } : null
}

function rateOf({ columns }: Table, { event, base, scale }: EventRate): Column {
  const [part, whole] = [columns[event.index]!.numbers!, columns[base.index]!.numbers!]
  const numbers = part.map((count, row) => (whole[row]! > 0 ? (scale * count) / whole[row]! : Number.NaN))
  return numberColumn(nameOf(event, base, scale), numbers, [event.name, base.name])
}

/** `Claims per holder`, `Deaths per 100,000 inhabitants`. */
function nameOf(event: ColumnProfile, base: ColumnProfile, scale: number): string {
  const of = lowerFirst(base.label)
  return `${upperFirst(event.label)} per ${scale === 1 ? singularOf(of) : `${formatCount(scale)} ${of}`}`
}

const rateProfile = ({ event, scale }: EventRate, column: Column, index: number): ColumnProfile => ({
  ...event,
  ...{ index, name: column.name, label: lowerFirst(column.name), type: column.type },
  ...{ distinct: column.values.length, missing: column.missing },
  additivity: 'intensive',
  isEventRate: true,
  unit: null,
  format: scale === 1 ? { style: 'percent', percent_base: 1, decimals: 1 } : { style: 'number', decimals: 1 },
  order: null,
  confidence: 0.8,
  evidence: [`Computed: ${column.derivedFrom!.join(' over ')}.`],
  summary: summarizeColumn(column).summary,
})
