import { seriesColor } from '@/components/charts/color/chart-style'
import { TooltipCard, type TooltipLine } from '@/components/charts/frame/tooltip-card'
import { exactText } from '@/components/charts/text/value-text'
import type { ValueFormat } from '@/lib/contracts/blocks'
import { differenceText } from './difference-text'
import type { ExploredPoint } from './explored-points'

interface ExploredTooltipProps {
  point: ExploredPoint
  names: string[]
  hidden: ReadonlySet<string>
  format: ValueFormat | null
}

/** The values of one place, and how far each is from what it is compared with. */
export function ExploredTooltip({ point, names, hidden, format }: ExploredTooltipProps) {
  const { values, compared, comparedLabel } = point
  const shown = names.map((name, at) => ({ name, at })).filter(({ name }) => !hidden.has(name))
  const lines = shown.flatMap(({ name, at }): TooltipLine[] => {
    const value = values[at] ?? null
    const own = { label: name, value: exactText(value, format), color: seriesColor(at) }
    if (comparedLabel === '') return [own]
    const beside = compared[at] ?? null
    const difference = differenceText(value, beside, format)
    const text = `${exactText(beside, format)}${difference ? ` (${difference})` : ''}`
    return [own, { label: names.length > 1 ? `${name}, ${comparedLabel}` : comparedLabel, value: text }]
  })
  return <TooltipCard title={point.label} lines={lines} />
}
