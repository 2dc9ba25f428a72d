import { formatPercent } from './format-percent'

/** A relative change with its sign: `0.12` is `+12%`, `-0.034` is `-3.4%`. */
export function formatChange(share: number): string {
  const text = formatPercent(Math.abs(share))
  if (share === 0 || text === '0%' || text === '–') return text
  if (text.startsWith('<')) return share > 0 ? '+<0.1%' : '-<0.1%'
  return share > 0 ? `+${text}` : `-${text}`
}
