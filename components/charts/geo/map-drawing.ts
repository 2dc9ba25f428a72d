import type { Room } from '../frame/use-chart-room'

/** Where everything of a map lies, in pixels of the room that it was drawn for. */
export interface MapDrawing {
  width: number
  height: number
  /** Outlines of what stands for none of the card's rows, as the data of a path. */
  land: string
  marks: MapMark[]
  /** Indexes of the rows whose names are none of places that are known. */
  unplaced: number[]
  grid: GridLine[]
}

export interface MapMark {
  /** Index of its row. */
  row: number
  x: number
  y: number
  /** The data of a path; null where it has no shape at this scale. */
  outline: string | null
}

/** A line of latitude (across, at a height) or of longitude. */
export interface GridLine {
  across: boolean
  at: number
  label: string
}

/** A map of a card, for any room. */
export interface CardMap {
  /** Indexes of the rows whose names are none of places that are known. */
  unplaced: number[]
  /** The one size that the server draws it in, for all rooms: outlines are long, and a map can be made smaller. */
  drawn: Room
  drawingFor: (room: Room) => MapDrawing
}

/** What is drawn around it, in pixels: it may come to stand in a room of another shape. */
export const beyond = { x: 220, y: 60 }

/** How a drawing lies in a room: as large as it can be, in the middle. */
export function fitted({ width, height }: Room, room: Room) {
  const scale = Math.min(room.width / width, room.height / height)
  const [dx, dy] = [(room.width - width * scale) / 2, (room.height - height * scale) / 2]
  const isAsDrawn = scale === 1 && dx === 0 && dy === 0
  return { scale, dx, dy, transform: isAsDrawn ? undefined : `translate(${dx} ${dy}) scale(${scale})` }
}

const numbers = (text: string | null | undefined): number[] =>
  (text ?? '').split(' ').filter(Boolean).map(Number)

/**
 * The drawing that a server has written into the page (`land`, `mark`, `grid` below say how), so that a browser needs
 * neither outlines nor projections for a map that stands there; null of what is no map.
 */
export function readDrawing(svg: Element): MapDrawing | null {
  const land = svg.querySelector('[data-land]')
  if (!land) return null
  const [, , width = 0, height = 0] = numbers(svg.getAttribute('viewBox'))
  const marks = [...svg.querySelectorAll('[data-mark]')].map((mark) => {
    const [row = 0, x = 0, y = 0] = numbers(mark.getAttribute('data-mark'))
    return { row, x, y, outline: mark.getAttribute('d') }
  })
  const grid = [...svg.querySelectorAll('[data-grid]')].map((line) => {
    const [across, at] = (line.getAttribute('data-grid') ?? '').split(' ')
    return { across: across === 'across', at: Number(at), label: line.textContent ?? '' }
  })
  return { width, height, land: land.getAttribute('d') ?? '', marks, grid, unplaced: unplacedOf(land) }
}

const unplacedOf = (land: Element) => numbers(land.getAttribute('data-land'))

export const landMark = ({ unplaced }: MapDrawing) => ({ 'data-land': unplaced.join(' ') })

export const markMark = ({ row, x, y }: MapMark) => ({ 'data-mark': `${row} ${x} ${y}` })

export const gridMark = ({ across, at }: GridLine) => ({ 'data-grid': `${across ? 'across' : 'down'} ${at}` })

/** A tenth of a pixel, as fine as outlines are. */
export const tenth = (value: number) => Math.round(value * 10) / 10
