import type { Failure, InvariantName, Withheld } from '@/lib/contracts/draft'
import type { GenerationPayload, WarningKind } from '@/lib/contracts/generation'
import { version } from '@/package.json'
import type { Analysis } from './analyze-claim'

/** Below this the reader's guess of the dialect deserves a look by the owner. */
const dialectConfidenceMin = 0.5

/** The generation's own report, from what the engine says about its work. */
export function composePayload({ draft, timing, plannedBy }: Analysis): GenerationPayload {
  const { dataset } = draft
  const warnings = composeWarnings(draft)
  return {
    engine_version: version,
    instructions: draft.instructions,
    planned_by: plannedBy,
    counts: {
      rows: dataset.rows,
      columns: dataset.columns.length,
      cards: draft.blocks.length,
      insights: draft.insights.length,
    },
    tests: draft.tests,
    warnings: warnings.map(({ text }) => text),
    warning_kinds: warnings.map(({ kind }) => kind),
    columns: dataset.columns,
    subject: dataset.subject,
    dialect: dataset.dialect,
    cleaning: dataset.cleaning,
    ...(dataset.sheets && { sheets: dataset.sheets }),
    ...(dataset.shapes && { shapes: dataset.shapes }),
    ...(dataset.questions && { questions: dataset.questions }),
    timing,
  }
}

interface Warning {
  kind: WarningKind
  text: string
}

function composeWarnings(draft: Analysis['draft']): Warning[] {
  const { dataset, instructions, failures = [], withheld = [] } = draft
  const failed = [...new Set(failures.map(describeFailure))]
  const unserved = instructions
    .filter((clause) => clause.status !== 'applied')
    .map((clause) => `Instructions, "${clause.clause}": ${clause.reason ?? 'not possible with these data'}`)
  const unsure = dataset.dialect.confidence < dialectConfidenceMin
  const format = unsure ? ['The format of the file is not certain; check the columns.'] : []
  const of = (kind: WarningKind, texts: string[]) => texts.map((text) => ({ kind, text }))
  return [
    ...of('format', format),
    ...of('failure', failed),
    ...of('withheld', describeWithheld(withheld)),
    ...of('instructions', unserved),
  ]
}

const parts: Record<Failure['part'], string> = {
  insight: 'a kind of finding',
  card: 'a card',
  text: 'a text',
  check: 'a check of what may be said',
  offer: 'offers in the place of what was not possible',
}

const describeFailure = ({ part, name }: Failure): string =>
  `An error of ours cost ${parts[part]} (${name.replaceAll('_', ' ')}); it was left out, and the rest stands.`

const reasons: Record<InvariantName, string> = {
  adds_up: 'it would have added up what does not add up',
  by_arithmetic: 'its columns go together by how they are made',
  own_rows: 'its words were of other rows than its picture',
  comparable_period: 'it compared periods that can not be compared',
  ordinary_change: 'a change was no larger than they usually are',
  noisy_scale: 'its values differ no more than chance would make them',
  sampled_extreme: 'only a sample of its points is drawn',
  within_whole: 'its highest and lowest do not lie around the average of all rows',
  told_twice: 'the same was told already',
}

/** One sentence for each thing that may not be said: how much of the dashboard it cost. */
function describeWithheld(withheld: Withheld[]): string[] {
  return (Object.keys(reasons) as InvariantName[]).flatMap((name) => {
    const count = withheld.filter(({ invariant, part }) => invariant === name && part !== 'text').length
    if (count === 0) return []
    return `${count} ${count === 1 ? 'finding or card was' : 'findings and cards were'} left out: ${reasons[name]}.`
  })
}
