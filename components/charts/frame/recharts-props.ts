import type { CardBlock } from '../card-block'
import { chartLabel } from '../text/chart-label'

/** One focusable picture with a name; arrow keys move its tooltip from point to point. */
export const pictureProps = (block: CardBlock) =>
  ({ role: 'img', 'aria-label': chartLabel(block), tabIndex: 0, accessibilityLayer: true }) as const

export const tooltipProps = {
  isAnimationActive: false,
  cursor: { fill: 'var(--ink)', fillOpacity: 0.05, stroke: 'none' },
  wrapperStyle: { zIndex: 20, outline: 'none' },
} as const
