import { understandDataset } from '../../generate-dashboard'
import type { Plan, PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { breakdowns, type Foreign, metrics, populations } from './wish-phrases.fixture'

type Language = Foreign | 'en'

/** The columns of a table of orders, in each language. */
const heads: Record<Language, string> = {
  en: 'order_date region product_group channel customer revenue quantity delivery_days status paid',
  de: 'Bestelldatum Region Warengruppe Kanal Kunde Umsatz Menge Liefertage Status bezahlt',
  fr: "Date_commande Région Famille Canal Client Chiffre_d'affaires Quantité Jours_de_livraison Statut payé",
  es: 'Fecha_pedido Región Familia Canal Cliente Ingresos Cantidad Días_de_entrega Estado pagado',
  it: 'Data_ordine Regione Categoria Canale Cliente Ricavi Quantità Giorni_di_consegna Stato pagato',
  pt: 'Data_do_pedido Região Categoria Canal Cliente Receita Quantidade Dias_de_entrega Estado pago',
}
const keys = 'date region group channel customer revenue quantity days status paid'.split(' ')

const values: Record<Language, { file: string; groups: string; states: string; yes: string; no: string }> = {
  en: {
    file: 'orders',
    groups: 'Kitchen Garden Office',
    states: 'delivered cancelled returned',
    yes: 'yes',
    no: 'no',
  },
  de: {
    file: 'bestellungen',
    groups: 'Küche Garten Büro',
    states: 'geliefert storniert retourniert',
    yes: 'ja',
    no: 'nein',
  },
  fr: {
    file: 'commandes',
    groups: 'Cuisine Jardin Bureau',
    states: 'livrée annulée retournée',
    yes: 'oui',
    no: 'non',
  },
  es: {
    file: 'pedidos',
    groups: 'Cocina Jardín Oficina',
    states: 'entregado cancelado devuelto',
    yes: 'sí',
    no: 'no',
  },
  it: {
    file: 'ordini',
    groups: 'Cucina Giardino Ufficio',
    states: 'consegnato annullato reso',
    yes: 'sì',
    no: 'no',
  },
  pt: {
    file: 'pedidos',
    groups: 'Cozinha Jardim Escritório',
    states: 'entregue cancelado devolvido',
    yes: 'sim',
    no: 'não',
  },
}

const rowsMax = 360

/** A table of orders whose names and values are in a language. */
export function orders(language: Language): Understanding {
  const { file, groups, states, yes, no } = values[language]
  const rows = Array.from({ length: rowsMax }, (_, at) =>
    [
      new Date(Date.UTC(2023, 0, 1 + at * 2)).toISOString().slice(0, 10),
      ['North', 'South', 'West'][at % 3],
      groups.split(' ')[(at >> 1) % 3],
      ['Web', 'Shop'][(at >> 2) % 2],
      `C${(at * 7) % 90}`,
      20.5 + ((at * 37) % 400),
      1 + ((at * 7) % 9),
      1 + ((at * 5) % 14),
      states.split(' ')[at % 5 === 0 ? 1 : at % 7 === 0 ? 2 : 0],
      at % 4 === 0 ? yes : no,
    ].join(';'),
  )
  const head = heads[language]
    .split(' ')
    .map((name) => (language === 'en' ? name : name.replaceAll('_', ' ')))
  return understandDataset(new TextEncoder().encode([head.join(';'), ...rows].join('\n')), {
    fileType: 'csv',
    fileName: `${file}.csv`,
  })
}

export interface Wish {
  said: string
  /** Measure, breakdowns and population in one line. */
  meant: string
}

/** Every measure by every breakdown, each of one population, the next in turn. */
export function wishesIn(language: Foreign, { isOwn }: { isOwn: boolean }): Wish[] {
  const all = metrics[language].flatMap(([metric, measure]) =>
    breakdowns[language].map(([by, axes]) => ({ metric, measure, by, axes })),
  )
  return all.flatMap(({ metric, measure, by, axes }, at): Wish[] => {
    const [rows, kept] = populations[language][at % populations[language].length]!
    // a share of all has no course; the groups of a table in English are called otherwise
    const isOdd = measure.startsWith('share') && /date| /.test(axes)
    if (isOdd || (!isOwn && kept.startsWith('group'))) return []
    const said = [metric, by].join(' ') + (rows ? `${at % 2 ? ',' : ''} ${rows}` : '')
    return [{ said, meant: [measure, axes, kept].filter(Boolean).join(' | ') }]
  })
}

/** A plan of one card as a wish tells it; null of any other. */
export function meantBy({ cards, filters }: Plan, language: Language, data: Understanding): string | null {
  const [card, ...others] = cards
  if (!card || others.length > 0) return null
  const key = (name: string | null | undefined) =>
    keys[data.table.columns.findIndex((column) => column.name === name)] ?? '?'
  const axes = [
    card.x && [key(card.x), card.grain].filter(Boolean).join('/'),
    card.grouping && key(card.grouping),
  ]
  const picked = new Set(
    [...card.filters, ...filters].map((one) => {
      if (!('op' in one) || !('column' in one)) return '?'
      return `${key(one.column)} ${/^[!>]=?$/.test(one.op) && key(one.column) !== 'date' ? one.op : '='}`
    }),
  )
  return [measureOf(card, language, key), axes.filter(Boolean).join(' '), [...picked].join(' ')]
    .filter(Boolean)
    .join(' | ')
}

function measureOf(
  { y, metric, aggregation, computed, type }: PlannedCard,
  language: Language,
  key: (name: string | null | undefined) => string,
): string {
  if (metric?.kind === 'ratio') return `ratio ${key(metric.numerator)} ${key(metric.denominator)}`
  if (metric?.kind === 'rate') {
    const { column, op, value } = metric.of
    const state = values[language].states.split(' ').indexOf(String(value))
    const isPaid = key(column) === 'paid' && (value === true || value === values[language].yes)
    return `rate ${op === '=' && isPaid ? 'paid' : (['delivered', 'cancelled', 'returned'][op === '=' ? state : -1] ?? '?')}`
  }
  if (y === null) return computed ? '?' : 'rows'
  const how = aggregation === 'count_distinct' ? 'distinct' : aggregation === 'sum' ? null : aggregation
  const share = computed === 'share_of_total' || type === 'pie' ? 'share' : null
  return [share, how, key(y)].filter(Boolean).join(' ')
}
