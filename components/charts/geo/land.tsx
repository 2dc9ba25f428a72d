import { landMark, type MapDrawing } from './map-drawing'

interface LandProps {
  drawing: MapDrawing
  onPointerEnter?: () => void
}

/** What stands for none of the card's rows. */
export const Land = ({ drawing, onPointerEnter }: LandProps) => (
  <path
    {...landMark(drawing)}
    d={drawing.land}
    fill="var(--sunken)"
    stroke="var(--line-strong)"
    strokeOpacity={0.6}
    strokeWidth={0.5}
    onPointerEnter={onPointerEnter}
  />
)
