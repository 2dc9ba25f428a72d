import { upperFirst } from '@/lib/format/first-letter'

/** A shorter name is said again, so that each sentence stands by itself. */
const longFrom = 30
/** Behind a name they go on with no verb. */
const noVerbs = ['and ', 'by ']

/** Sentences about one thing with a long name, of which the first names it and those right behind it say `It`. */
export function saidOnce(texts: string[], label: string): string[] {
  if (label.length < longFrom) return texts
  const starts = [`${label} `, `${upperFirst(label)} `]
  let isGoingOn = true
  return texts.map((text, place) => {
    const start = starts.find((one) => text.startsWith(one))
    isGoingOn &&= start !== undefined && !noVerbs.some((one) => text.slice(start.length).startsWith(one))
    return isGoingOn && place > 0 ? `It ${text.slice(start!.length)}` : text
  })
}
