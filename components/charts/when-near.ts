/** How far below the window a chart is drawn anew, in pixels: before anybody can point at it. */
const reach = 400

/** Tells once that an element is in or near the window; on paper, which is one, at once. Ends with what stops it. */
export function whenNear(element: Element, tell: () => void, { isNow }: { isNow: boolean }): () => void {
  if (isNow || element.closest('[data-paper]')) {
    tell()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tell()
    },
    { rootMargin: `${reach}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
