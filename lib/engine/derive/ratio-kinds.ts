import { type WordList, wordList } from '../names/name-words'
import { eventKinds } from './event-words'

/** What is told over what, by how the two are called. */
export interface RatioKind {
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
export const ratioKinds: RatioKind[] = [
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
