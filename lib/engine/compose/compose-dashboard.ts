import type { Stage } from '@/lib/contracts/analysis'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { Failures } from '../failures'
import { drawnColumns } from '../gate/drawn-columns'
import { Gate } from '../gate/pass-gate'
import { type Found, findInsights } from '../insights/find-insights'
import { amongRows } from '../narrate/among-rows'
import { claimsFirst } from '../narrate/claims'
import { dashboardDescription } from '../narrate/dashboard-description'
import { dashboardTitle } from '../narrate/dashboard-title'
import { narrativeSnippets } from '../narrate/narrative-snippets'
import { quietCard } from '../narrate/quiet-card'
import { withColumnsOf } from '../plan/asked-column'
import { withRates } from '../plan/asked-metric'
import type { Plan } from '../plan/plan'
import { narrowRows } from '../profile/narrow-rows'
import type { CardContext } from '../request/card'
import { evidenceOfTexts, sampleOf, withStability } from '../stability/with-stability'
import { tellDraft } from '../tellings/tell-draft'
import { type Understanding, withOutcomes } from '../understanding'
import { cardContext } from './card-context'
import { checkWishes } from './check-wishes'
import { colorScheme } from './color-scheme'
import { composeCards } from './compose-cards'
import { datasetReport } from './dataset-report'
import { withLeadMeasure } from './lead-measure'
import { withOffers } from './nearest-offers'
import { weighFound } from './weigh-found'
import { withYesNoRates } from './yes-no-rates'

export interface ComposeOptions {
  /** Default: what the plan says, else what the table is about. */
  title?: string
  /** Written by hand in the place of the draft's title, whatever the plan says. */
  keptTitle?: string
  /** Told at the start of each stage. */
  onStage?: (stage: Stage) => void
  /** What was found in the dataset as a whole, where the caller has looked already. */
  found?: Found
  /** Where it is there, what can't be made is left out, told and counted; else its error is thrown. */
  failures?: Failures
}

/** What is worth saying of a dataset, whatever is asked of it. */
export function findIn(
  { table, profile, name }: Pick<Understanding, 'table' | 'profile' | 'name'>,
  { onStage, failures }: Pick<ComposeOptions, 'onStage' | 'failures'> = {},
): Found {
  onStage?.('insights')
  return findInsights({ table, profile, name }, failures)
}

/** The second half of the engine: from what is known of a dataset and a plan to the draft of a dashboard. */
export function composeDashboard(
  understanding: Understanding,
  asked: Plan,
  options: ComposeOptions = {},
): DashboardDraft {
  const plan = withYesNoRates(asked, understanding)
  const { title, keptTitle, onStage, failures = new Failures() } = options
  const { cleaning } = understanding
  const whole = withRates(withColumnsOf(withOutcomes(understanding), plan), plan)
  const shown = narrowRows(whole, plan.filters)
  // Claims are tested anew on the rows that all cards are of.
  const own = shown === whole ? options.found : undefined
  const found = amongRows(own ?? findIn(shown, { onStage, failures }), plan.filters)
  const gate = new Gate({ table: shown.table, profile: shown.profile, filters: plan.filters }, failures)
  const told = { ...found, insights: gate.insights(found.insights) }
  const { insights, tests } = told
  onStage?.('plan')
  const subject = weighFound(understanding.subject, insights)
  const led = plan.focus.length > 0 ? shown : withLeadMeasure(shown, insights, subject)
  const context = cardContext({ whole, shown: led }, plan, {
    found: { ...told, insights: claimsFirst(insights) },
    failures,
  })
  const composed = composeCards(context, plan, tests)
  const { clauses } = composed
  const passed = gate.cards(composed.blocks, () => quietCard(context, tests))
  const sampled = sampleOf(shown.table)
  const blocks = withStability(passed, sampled)
  onStage?.('narrate')
  const checked = checkWishes(plan, {
    clauses,
    blocks,
    givenTitle: title?.trim() ?? '',
    keptTitle: keptTitle ?? '',
  })
  const snippets = gate.texts(narrativeSnippets(context, blocks, { tests, cleaning }))
  const draft = {
    title: title?.trim() || plan.title || titleOf({ ...understanding, subject }, context),
    description: failures.attempt(
      { part: 'text', name: 'description' },
      () =>
        dashboardDescription(
          context,
          blocks.flatMap((block) => drawnColumns(block) ?? []),
        ),
      () => '',
    ),
    dataset: datasetReport({ ...understanding, subject: withColumnsOf(subject, plan) }),
    insights,
    tests,
    blocks,
    layout: {
      visualizations: [],
      chart_order: blocks.map(({ position }) => position),
      color_scheme: colorScheme(understanding, plan.colors, plan.avoidColors),
      narrative_snippets: snippets,
      narrative_evidence: evidenceOfTexts(snippets, insights, sampled),
    },
    instructions: failures.attempt(
      { part: 'offer', name: 'offers' },
      () => withOffers(checked, { plan, understanding, context, blocks }),
      () => checked,
    ),
  }
  const inLanguage = tellDraft(draft, {
    language: languageOf(plan),
    dataset: context,
    isOwnTitle: !(title?.trim() || plan.title),
  })
  return {
    ...inLanguage,
    ...(failures.list.length > 0 && { failures: failures.list }),
    ...(gate.withheld.length > 0 && { withheld: gate.withheld }),
  }
}

/** English where nothing of the text was understood. */
const languageOf = ({ toldIn, clauses }: Plan): Plan['language'] =>
  toldIn && clauses.some(({ status }) => status !== 'not_possible') ? toldIn : 'en'

const titleOf = ({ name, subject }: Understanding, context: CardContext): string =>
  context.failures.attempt(
    { part: 'text', name: 'title' },
    () =>
      dashboardTitle(
        context,
        name,
        subject.outcomes.map(({ column }) => column),
      ),
    () => name,
  )
