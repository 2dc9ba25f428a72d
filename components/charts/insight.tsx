import { classNames } from '@/components/ui/class-names'
import type { CardProps } from './card-block'
import { emphasize } from './text/emphasize'

/** Of characters: what is longer is read, not seen at a glance, and stands smaller. */
const glanceMax = 140

/** The card's sentence itself; its figures stand out. */
export function InsightCard({ block }: CardProps<'insight'>) {
  const figures = block.config.evidence?.figures.map(({ text }) => text)
  return (
    <p
      className={classNames(
        'figures text-pretty text-muted',
        block.description.length > glanceMax ? 'max-w-prose text-base' : 'text-xl',
      )}
    >
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
