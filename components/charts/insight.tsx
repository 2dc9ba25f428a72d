import type { CardProps } from './card-block'
import { emphasize } from './text/emphasize'

/** The card's sentence itself, larger where the page begins with it; its figures stand out. */
export function InsightCard({ block }: CardProps<'insight'>) {
  const figures = block.config.evidence?.figures.map(({ text }) => text)
  return (
    <p className="figures text-base text-pretty text-muted in-data-[look=lede]:text-xl">
      {emphasize(block.description, figures).map(({ text, isFigure, at }) =>
        isFigure ? (
          // a number that follows a name in Arabic would be drawn before it
          <strong key={at} className="font-semibold text-ink [unicode-bidi:isolate]">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  )
}
