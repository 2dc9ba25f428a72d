import { classNames } from '@/components/ui/class-names'
import type { CardProps } from './card-block'
import { emphasize } from './text/emphasize'

/** A number that follows a name in these would be drawn before it. */
const rightToLeft = /[\u0590-\u08ff]/

/** The card's sentence itself, larger where the page begins with it; its figures stand out. */
export function InsightCard({ block }: CardProps<'insight'>) {
  const figures = block.config.evidence?.figures.map(({ text }) => text)
  const isMixed = rightToLeft.test(block.description)
  return (
    <p className="figures text-base text-pretty text-muted in-data-[look=lede]:text-xl">
      {emphasize(block.description, figures).map(({ text, isFigure, at }) =>
        isFigure ? (
          <strong
            key={at}
            className={classNames('font-semibold text-ink', isMixed && '[unicode-bidi:isolate]')}
          >
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  )
}
