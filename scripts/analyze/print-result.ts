import type { DatasetColumn } from '@/lib/contracts/analysis'
import type { BlockDraft } from '@/lib/contracts/blocks'
import type { ResultLine } from './analyze-file'

const insightsShown = 10

/** A result for people: columns, insights, cards. */
export function printResult(result: ResultLine): string {
  if (!result.ok) return `${result.error.code}: ${result.error.message}`
  const { dataset, insights, tests, blocks, instructions } = result
  return [
    `${result.title}: ${dataset.rows} rows, ${dataset.columns.length} columns`,
    result.description,
    section('Columns', dataset.columns.map(columnLine)),
    section(
      'Cleaning',
      dataset.cleaning.map((step) => `${step.step}${step.column ? ` (${step.column})` : ''}: ${step.detail}`),
    ),
    section(
      `Insights (${tests.run} patterns tried, ${tests.held} held)`,
      insights.slice(0, insightsShown).map((insight) => `${insight.kind.padEnd(18)} ${insight.text}`),
    ),
    section('Cards', blocks.map(cardLine)),
    section('Narrative', result.layout.narrative_snippets),
    section(
      'Instructions',
      instructions.map((clause) => `${clause.status}: "${clause.clause}" ${clause.reason ?? ''}`),
    ),
  ]
    .filter(Boolean)
    .join('\n')
}

const section = (title: string, lines: string[]) =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`

function columnLine(column: DatasetColumn): string {
  const role = column.additivity ? `${column.role} (${column.additivity})` : column.role
  return `${column.name.padEnd(28)} ${column.type.padEnd(9)} ${role.padEnd(24)} ${column.distinct} distinct, ${column.missing} missing`
}

function cardLine(block: BlockDraft): string {
  const rows = 'rows' in block.data_preview ? ` [${block.data_preview.rows.length} rows]` : ''
  return `${block.type.padEnd(10)} ${block.title}${rows}${block.description ? `: ${block.description}` : ''}`
}
