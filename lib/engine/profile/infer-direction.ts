import { findWord, type NameWords, wordList } from '../names/name-words'

const bad = wordList(
  `cost costs kosten cout costo costos expense expenses expenditure ausgaben depenses gastos spend spending churn return returns
  retouren refund refunds defect defects defekte error errors fehler erreurs errores failure failures complaint complaints
  beschwerden reclamations latency latenz waiting wait wartezeit attente espera delay delays verspaetung retard retraso lateness
  downtime bounce unemployment arbeitslosigkeit chomage desempleo unemployed death deaths tote fatalities killed injuries
  accidents unfaelle incidents crime crimes debt schulden dette deuda loss losses lost verlust perte scrap ausschuss waste abfall
  emissions emissionen overdue backlog poverty mortality sterblichkeit absence absences fehltage sick cancellations cancelled
  storno abandoned abandons rejected rejects failed faulty missed unpaid arrears breakdowns stoppages shrinkage spoilage rework
  mispicks noshow damages thefts collisions casualties fault faults victims infections unsubscribes spam bugs crashes risk inflation penalties fouls turnover_rate attrition`,
  'kosten fehler verlust ausgaben',
)
const good = wordList(
  `revenue revenues sales umsatz ventes ventas vendite vendas omzet profit profits gewinn benefice beneficio utile margin
  marge income earnings ebit ebitda satisfaction zufriedenheit rating score nps csat users customers kunden clients clientes
  subscribers members conversion conversions growth wachstum efficiency uptime availability units orders bestellungen commandes
  pedidos downloads installs signups registrations leads attendance wins goals points retention output production productivity
  visits visitors sessions donations grants votes clicks pageviews yield quality graduates employed expectancy ctr roi roas
  ertrag absatz erloes erloese stars likes followers views`,
  'umsatz gewinn ertrag zufriedenheit',
)

/** Whether more of a measure is better: by the last word of its name that tells; null where none does. */
export function inferUpIsGood(name: NameWords): boolean | null {
  for (let at = name.words.length - 1; at >= 0; at--) {
    const word = { ...name, words: [name.words[at]!] }
    if (findWord(word, bad)) return false
    if (findWord(word, good)) return true
  }
  return null
}
