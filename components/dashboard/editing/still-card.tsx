import { ChartBlock, type ChartBlockProps } from '@/components/charts/chart-block'

/** A card as it will stand, with nothing to be done to it yet. */
export function StillCard({ block, ...picture }: Omit<ChartBlockProps, 'scrollable'>) {
  const { title, description, type } = block
  return (
    <article
      aria-label={title}
      className="flex h-full min-w-0 flex-col rounded-lg border border-dashed border-line-strong bg-surface p-4"
    >
      <h3 className="text-sm font-semibold break-words">{title}</h3>
      {type === 'insight' ? null : <p className="mt-0.5 text-sm text-muted">{description}</p>}
      <div className="mt-3 flex min-w-0 flex-1 flex-col justify-end">
        <ChartBlock block={type === 'kpi' ? { ...block, description: '' } : block} {...picture} />
      </div>
    </article>
  )
}
