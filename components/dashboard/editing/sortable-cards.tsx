import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'

interface SortableCardsProps {
  cards: { id: string; title: string }[]
  onMove: (ids: string[]) => void
  children: ReactNode
}

const instructions = {
  draggable:
    'Press Space or Enter to pick the card up, move it with the arrow keys, and press Space or Enter to put it down. Escape puts it back.',
}

/** Cards that are put into another order by mouse, finger or keyboard; what moves is a label, the charts stay. */
export function SortableCards({ cards, onMove, children }: SortableCardsProps) {
  const [held, setHeld] = useState<string | null>(null)
  const ids = cards.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextInOrder(ids) }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(null)
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (to >= 0 && from !== to) onMove(arrayMove(ids, from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      accessibility={{
        announcements: announcementsOf(cards),
        screenReaderInstructions: instructions,
      }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
    >
      <SortableContext items={ids} strategy={stay}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {held ? (
          <div className="w-fit max-w-xs rounded-lg border bg-raised px-4 py-2 text-sm font-semibold shadow-raised">
            {cards.find(({ id }) => id === held)?.title}
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

/** An arrow goes on by one card, whatever its size and row. */
const nextInOrder =
  (ids: string[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableRects } }) => {
    const step = steps[event.code]
    if (!step) return
    event.preventDefault()
    const rect = droppableRects.get(ids[ids.indexOf(String(over?.id ?? active)) + step] ?? '')
    return rect && { x: rect.left, y: rect.top }
  }

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The card under the pointer; by keyboard, and between cards, the one that begins nearest. */
const nearest: CollisionDetection = (args) => {
  const under = args.pointerCoordinates ? pointerWithin(args) : []
  if (under.length > 0) return under
  const { left, top } = args.collisionRect
  const corner = { ...args.collisionRect, right: left, bottom: top, width: 0, height: 0 }
  const corners = new Map(
    [...args.droppableRects].map(([id, rect]) => [
      id,
      { ...rect, right: rect.left, bottom: rect.top, width: 0, height: 0 },
    ]),
  )
  return closestCenter({ ...args, collisionRect: corner, droppableRects: corners })
}

/** Cards are of many sizes: they move when the held one is put down. */
const stay = () => null

function announcementsOf(cards: SortableCardsProps['cards']): Announcements {
  const nameOf = (id: string | number) => cards.find((card) => card.id === id)?.title ?? 'the card'
  const placeOf = (id: string | number) =>
    `place ${cards.findIndex((card) => card.id === id) + 1} of ${cards.length}`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return ''
      const held = over.id === active.id ? 'Picked up ' : ''
      return `${held}${nameOf(active.id)}, over ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} now has ${placeOf(over.id)}.` : ''),
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  }
}
