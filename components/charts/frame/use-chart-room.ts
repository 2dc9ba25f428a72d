import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Room {
  width: number
  height: number
}

/** The room that a chart has, none before it is known. */
export function useChartRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const [width, height] = [Math.floor(element.clientWidth), Math.floor(element.clientHeight)]
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, room]
}
