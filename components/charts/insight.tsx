import type { CardProps } from './card-block'
import { emphasize } from './text/emphasize'

/** The card's sentence itself; its figures stand out. */
export function InsightCard({ block }: CardProps<'insight'>) {
  const figures = block.config.evidence?.figures.map(({ text }) => text)
  return (
    <p className="figures text-xl text-pretty text-muted">
      {emphasize(block.description, figures).map(({ text, isFigure, at }) =>
        isFigure ? (
          <strong key={at} className="font-semibold text-ink">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  )
}
