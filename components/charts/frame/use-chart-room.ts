import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

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
    const stopPrinting = onPrinting(() => flushSync(measure))
    return () => {
      observer.disconnect()
      stopPrinting()
    }
  }, [])
  return [ref, room]
}

/** Measures before and after printing: paper is no change of size that an observer would be told of in time. */
function onPrinting(measure: () => void): () => void {
  const { classList } = document.documentElement
  const before = () => {
    classList.add('printing')
    measure()
  }
  const after = () => {
    classList.remove('printing')
    measure()
  }
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}
