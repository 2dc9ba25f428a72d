import type { BlockDraft } from '@/lib/contracts/blocks'
import type { DashboardDraft } from '@/lib/contracts/draft'

const rowsKept = 3
const insightsKept = 8

/** What of a draft a person would look at, one line a fact, so that a difference can be read. */
export function digestDraft(draft: DashboardDraft) {
  return {
    title: draft.title,
    description: draft.description,
    rows: draft.dataset.rows,
    columns: draft.dataset.columns.map(({ name, type, role, additivity }) =>
      [name, type, role, additivity].filter(Boolean).join(' | '),
    ),
    cleaning: draft.dataset.cleaning.map(({ step, column, rows }) => `${step} | ${column ?? ''} | ${rows}`),
    tests: draft.tests,
    insights: draft.insights.slice(0, insightsKept).map(({ kind, text }) => `${kind} | ${text}`),
    colors: Object.values(draft.layout.color_scheme).join(' '),
    narrative: draft.layout.narrative_snippets,
    cards: draft.blocks.map(digestCard),
  }
}

function digestCard({ type, title, description, spec, config, data_preview }: BlockDraft) {
  const rows = 'rows' in data_preview ? data_preview.rows : []
  return {
    card: `${type} | ${title}`,
    text: description,
    spec: JSON.stringify(spec),
    query: JSON.stringify(config.query ?? {}),
    rows: rows.length,
    first: rows.slice(0, rowsKept).map((row) => JSON.stringify(Object.values(row))),
  }
}
