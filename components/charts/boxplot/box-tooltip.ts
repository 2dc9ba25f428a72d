import type { Box } from './boxplot-boxes'

/** The five numbers of a box, and what lies apart from it. */
export function boxTooltip(box: Box, all: Box | undefined, textOf: (value: number) => string) {
  return {
    title: box.name,
    lines: [
      { label: 'Most', value: textOf(box.max) },
      { label: 'Upper quarter', value: textOf(box.q3) },
      { label: 'Median', value: textOf(box.median) },
      { label: 'Lower quarter', value: textOf(box.q1) },
      { label: 'Least', value: textOf(box.min) },
      ...(all ? [{ label: 'Median of all rows', value: textOf(all.median) }] : []),
    ],
    note: outlierNote(box, textOf),
  }
}

function outlierNote({ outliers }: Box, textOf: (value: number) => string): string | undefined {
  if (outliers.length === 0) return undefined
  if (outliers.length === 1) return `One outlier: ${textOf(outliers[0]!)}`
  return `${outliers.length} outliers, from ${textOf(Math.min(...outliers))} to ${textOf(Math.max(...outliers))}`
}
