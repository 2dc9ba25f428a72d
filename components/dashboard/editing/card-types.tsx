import { ChartColumnBig } from 'lucide-react'
import { useState } from 'react'
import { ChartBlock } from '@/components/charts/chart-block'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import type { Alternative, ChartBlock as Block, Layout } from '@/lib/contracts/blocks'
import type { CardType } from '@/lib/contracts/cards'
import { drawAs } from '@/lib/contracts/draw-as'

interface CardTypesProps {
  block: Block
  colorScheme: Layout['color_scheme']
  onChoose: (type: CardType) => void
}

const names: Partial<Record<CardType, string>> = {
  bar: 'Bars',
  line: 'Lines',
  area: 'Areas',
  pie: 'Pie',
  donut: 'Ring',
  heatmap: 'Heatmap',
}

/** The other charts of the same rows, each drawn small; a click swaps. Nothing where there is no other. */
export function CardTypes({ block, colorScheme, onChoose }: CardTypesProps) {
  const [isOpen, setOpen] = useState(false)
  const { alternatives = [] } = block.config
  if (alternatives.length === 0) return null
  const label = `Draw ${block.title} as another chart`
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={label} title={label}>
          <ChartColumnBig aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent
        title={block.title}
        description="The same rows, drawn otherwise. These charts fit them."
        width="wide"
      >
        <ul className="grid gap-3 sm:grid-cols-2">
          {alternatives.map((way) => (
            <li key={way.type}>
              <button
                type="button"
                className="flex w-full flex-col gap-2 rounded-lg border bg-surface p-4 text-left hover:border-line-strong hover:bg-sunken"
                onClick={() => {
                  setOpen(false)
                  onChoose(way.type)
                }}
              >
                <span className="text-sm font-semibold">{names[way.type] ?? way.type}</span>
                <span className="text-xs text-muted">{way.reason}</span>
                <Thumbnail block={block} way={way} colorScheme={colorScheme} />
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

type ThumbnailProps = Pick<CardTypesProps, 'block' | 'colorScheme'> & { way: Alternative }

/** The chart itself, at half its size; to be looked at only. */
function Thumbnail({ block, way, colorScheme }: ThumbnailProps) {
  return (
    <span aria-hidden inert className="block h-44 w-full overflow-hidden">
      <span className="block w-[200%] origin-top-left scale-50">
        <ChartBlock block={drawAs(block, way) as Block} colorScheme={colorScheme} />
      </span>
    </span>
  )
}
