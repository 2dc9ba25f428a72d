import type { BlockDraft, CardConfig } from '@/lib/contracts/blocks'
import type { Evidence } from '@/lib/contracts/claims'
import type { DashboardDraft } from '@/lib/contracts/draft'
import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { namesOf } from './names-of'
import { Teller } from './teller'
import { tellings } from './tellings'

interface Telling {
  language: string
  dataset: { table: Table; profile: Profile }
  /** Whether the engine has made the title, and nobody has given it. */
  isOwnTitle: boolean
}

/**
 * A draft as people of another language would have it told: titles, texts, figures in texts, names of numbers, and how
 * its charts write numbers. What the table calls things stays; a sentence that has no form in that language stays English.
 */
export function tellDraft(draft: DashboardDraft, { language, dataset, isOwnTitle }: Telling): DashboardDraft {
  const telling = tellings[language]
  if (!telling) return draft
  const teller = new Teller(telling, namesOf({ ...draft, ...dataset }))
  const { layout } = draft
  return {
    ...draft,
    title: isOwnTitle ? titleIn(teller, draft.title) : draft.title,
    description: teller.sentences(draft.description),
    insights: draft.insights.map((insight) => ({
      ...insight,
      text: teller.sentences(insight.text),
      evidence: evidenceIn(teller, insight.evidence),
    })),
    blocks: draft.blocks.map((block) => tellCard(teller, block)),
    layout: {
      ...layout,
      language,
      sections: telling.sections,
      narrative_snippets: layout.narrative_snippets.map((text) => teller.sentences(text)),
      ...(layout.narrative_evidence && {
        narrative_evidence: layout.narrative_evidence.map((one) => one && evidenceIn(teller, one)),
      }),
    },
  }
}

/** The name of the file stays; what the table is about stands behind it. */
const titleIn = (teller: Teller, title: string): string =>
  title.replace(/(?<=: ).+$/, (about) => teller.phrase(about))

const evidenceIn = (teller: Teller, evidence: Evidence): Evidence => ({
  ...evidence,
  figures: evidence.figures.map((figure) => ({ ...figure, text: teller.phrase(figure.text) })),
})

/** A card as people of another language would have it told; what of it is told so already stays. */
export function tellCard<Card extends BlockDraft>(teller: Teller, block: Card): Card {
  return {
    ...block,
    title: teller.title(block.title),
    description: teller.sentences(block.description),
    spec: specIn(teller, block.spec),
    data_preview: previewIn(teller, block.type, block.data_preview),
    config: configIn(teller, block.config),
  } as Card
}

type Fields = Record<string, unknown>

/** The change beneath a single number is told in words. */
const specIn = (teller: Teller, spec: Fields): Fields =>
  typeof spec.trend === 'string' ? { ...spec, trend: teller.sentences(spec.trend) } : spec

/** What stands at the axes, and the name of a single number. */
function previewIn(teller: Teller, type: BlockDraft['type'], preview: Fields): Fields {
  const axes = Object.fromEntries(
    ['x_axis', 'y_axis'].flatMap((axis) =>
      typeof preview[axis] === 'string' ? [[axis, teller.title(preview[axis])]] : [],
    ),
  )
  if (type !== 'kpi') return { ...preview, ...axes }
  const rows = (preview.rows as Fields[]).map((row) => ({ ...row, label: teller.title(String(row.label)) }))
  return { ...preview, rows }
}

function configIn(teller: Teller, config: CardConfig): CardConfig {
  const { evidence, labels, value_labels, formats, annotations } = config
  const { locale } = teller.telling
  return {
    ...config,
    ...(evidence && { evidence: evidenceIn(teller, evidence) }),
    ...(labels && { labels: valuesOf(labels, (label) => teller.title(label)) }),
    ...(value_labels && {
      value_labels: valuesOf(value_labels, (words) => valuesOf(words, (word) => teller.phrase(word))),
    }),
    ...(formats && { formats: valuesOf(formats, (format) => ({ ...format, locale })) }),
    ...(annotations && {
      annotations: annotations.map((one) => ({ ...one, label: teller.sentences(one.label) })),
    }),
  }
}

const valuesOf = <From, To>(named: Record<string, From>, of: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, of(value)]))
