import { findWord, type NameWords, splitName, wordList } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import type { OutcomeCandidate } from './outcome-candidate'
import { outcomeScore } from './outcome-score'

const incomeWords = wordList(
  `revenue revenues sales turnover takings proceeds umsatz erloes erlos einnahmen ca ventes recette recettes ventas ingresos
  recaudacion ricavi ricavo fatturato incassi receita receitas vendas faturamento omzet`,
  'umsatz erloes erlos einnahmen',
)
const costWords = wordList(
  'cost costs expenses kosten ausgaben cout couts frais depenses coste costes gastos costo costi spese custo custos despesas',
  'kosten ausgaben',
)
const besideWords = wordList('tax vat mwst ust tva iva steuer taxe target plan budget soll forecast')
const isIncome = (name: NameWords) =>
  findWord(name, incomeWords) !== null &&
  findWord(name, costWords) === null &&
  findWord(name, besideWords) === null
const isCost = (name: NameWords) => findWord(name, costWords) !== null && !isIncome(name)

/** Where a table tells what came in, people follow that, and no cost that it took goes before it. */
export function withIncomeFirst(candidates: OutcomeCandidate[], names: NameWords[]): OutcomeCandidate[] {
  const incomes = candidates.filter(({ index, signs }) => isIncome(names[index]!) && signs.followed > 0)
  if (incomes.length === 0) return candidates
  const most = Math.max(...incomes.map(({ signs }) => outcomeScore(signs)))
  return candidates.map((candidate) =>
    isCost(names[candidate.index]!) && outcomeScore(candidate.signs) > most
      ? { ...candidate, signs: { ...candidate.signs, side: 1 } }
      : candidate,
  )
}

const standstillWords = wordList(
  `downtime outage outages stoppage stoppages standstill breakdown breakdowns stillstand stillstaende stillstaende ausfall
  ausfaelle stoerung stoerungen panne pannes arret arrets parada paradas paro averia averias fermo fermi guasto guasti`,
  'stillstand ausfall',
)

/** A log of stoppages is about how long things stood. */
export const isOfStandstills = (dataset: string): boolean =>
  findWord(splitName(dataset), standstillWords) !== null

const overallWords = wordList('overall general generale global globale gesamt insgesamt complessivo geral')
const scaleMost = 10

/** Of several marks on one scale the one that is given for all together is what people are asked for. */
export const isOverallMark = (
  { index, name, summary }: ColumnProfile,
  columns: readonly ColumnProfile[],
): boolean =>
  summary?.integers === true &&
  summary.max <= scaleMost &&
  findWord(splitName(name), overallWords) !== null &&
  columns.some(
    (other) =>
      other.index !== index &&
      other.summary?.integers === true &&
      other.summary.min === summary.min &&
      other.summary.max === summary.max,
  )
