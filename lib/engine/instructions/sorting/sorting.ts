import { type Sentence, takeOut, tidy } from '../sentence'
import { type Order, type OrderNature, sortDirections } from './sort-directions'

/** An order as asked for: what it is by is settled when the axes are known. */
export interface AskedSort {
  /** Null: the one that is usual for what it is by. */
  order: Order | null
  /** The words that it is by, annotated; empty where none were said. */
  target: string
  nature: OrderNature
}

const strongVerb =
  'sort(?:ed|ing|s)?|order(?:ed|ing)?|rank(?:ed|ing|s)?|arrang(?:e|ed|ing)|organi[sz](?:e|ed|ing)|sequenc(?:e|ed)'
const weakVerb = 'list(?:ed|ing)?|display(?:ed|ing)?|show(?:n|ing)?|present(?:ed|ing)?|put|plot(?:ted)?|draw'
const lead =
  '(?:(?:,|and|then|also|please|can|could|would|will|you|i|we|want|like|need|to|it|them|me|the|with|is|are|be|which|that|should|additionally|ensure|make|sure|chart|graph|result|results|data) )*'
const stop =
  '(?:[.,?!;:()]|and|then|please|@(?!bar)\\w+|(?:a|an|in|using|with|by) @\\w+|as|in|with|using|sort\\w*|order\\w*|visuali\\w*|show|plot|draw|for|where|whose|who|via|through)'
const after = new RegExp(
  `^ (?:(?:of|by|based on|according to|on|along|in terms of|with respect to|regarding|using|to) )?((?:(?!${stop} )\\S+ ){1,9})`,
)
const afterLinked = new RegExp(
  `^ (?:of|by|based on|according to|on|along|in terms of|with respect to|regarding|using|to) (?:using )?((?:(?!${stop} )\\S+ ){1,9})`,
)
const strongBefore = new RegExp(
  `(?<= )${lead}(?:${strongVerb}) (?:(?:by|on|it|them|all|up|out|along|using|based) )*((?:(?![.?!;] |(?:${strongVerb}) )\\S+ ){0,8})$`,
)
const weakBefore = new RegExp(
  `(?<= )${lead}(?:${weakVerb}) ((?:(?![.,?!;] |(?:${strongVerb}|${weakVerb}) |@|and )\\S+ ){0,7})$`,
)
const plainSort = new RegExp(
  `(?<! (?:per|each|every|an))(?: ${lead}(?:sort|sorted|order|ordered|rank|ranked|arrange|arranged|organi[sz]ed?) (?:(?:them|it|the|all|bars|@bar|chart|results?|by) )*(?:by|on|according to|in order of|based on)|(?:^|(?<= (?:[,.;]|and|then|please|to|also)))(?: please)? (?:sort|order|rank|arrange) (?:(?:the|all) )*#[ce]\\d+ (?:by|on|according to|in order of|based on)| (?:in|by) (?:the )?order of) ((?:(?!${stop} )\\S+ ){1,6})`,
)
const axisWords = / (?:x|y|axis|total number|number|count|names?|values?|amount|bars?|@bar|it|them) /

/** Takes the order that a text asks for out of it, also where it is said twice; null where it asks for none. */
export function takeSort(sentence: Sentence): AskedSort | null {
  const first = takeDirection(sentence)
  if (!first) return takePlainSort(sentence)
  const second = takeDirection(sentence)
  return second && first.target.trim() === '' ? { ...first, target: second.target } : first
}

function takeDirection(sentence: Sentence): AskedSort | null {
  const found = sortDirections
    .map((entry) => ({ ...entry, match: entry.pattern.exec(sentence.text) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => a.match!.index - b.match!.index || b.match![0].length - a.match![0].length)[0]
  if (!found) return null
  const { order, nature } = found
  const text = found.match![0]
  const head = `${sentence.text.slice(0, found.match!.index)} `
  const tail = sentence.text.slice(found.match!.index + text.length)
  const said = { order: /descending|reverse|inverse/.test(text) ? ('desc' as const) : order, nature }
  const linked = afterLinked.exec(tail) ?? (/^ (?:count|number|total) /.test(tail) ? after.exec(tail) : null)
  if (linked) {
    const rest = tail.slice(linked[0].length - 1)
    sentence.text = tidy(`${dropVerb(head)} ~ ${rest}`)
    return { ...said, target: ` ${linked[1]!}` }
  }
  return { ...said, ...lookBack(sentence, head, tail) }
}

/** What stands between the verb and the direction: "sort the x axis in descending order". */
function lookBack(sentence: Sentence, head: string, tail: string): { target: string } {
  const strong = strongBefore.exec(head)
  if (strong) {
    const before = head.slice(0, strong.index)
    const subject = strong[1]!.trim() === '' ? axisIn(tidy(before))?.words : behindBy(strong[1]!)
    const isContent = isOwnContent(strong[1]!, before)
    sentence.text = tidy(isContent ? `${head} ~ ${tail}` : `${head.slice(0, strong.index)} ~ ${tail}`)
    return { target: ` ${subject || strong[1]!} ` }
  }
  const axis = axisIn(head)
  if (axis) {
    sentence.text = tidy(`${axis.before} ~ ${tail}`)
    return { target: ` ${axis.words} ` }
  }
  const weak = weakBefore.exec(head)
  const target = weak ? ` ${weak[1]!}` : ''
  const isContent = weak === null || isOwnContent(weak[1]!, head.slice(0, weak.index))
  sentence.text = tidy(isContent ? `${head} ~ ${tail}` : `${head.slice(0, weak.index)} ~ ${tail}`)
  return { target: isContent && !axisWords.test(target) ? '' : target }
}

/** "rank products by quantity": the order is by what stands last. */
const behindBy = (words: string) => / (?:by|on) ((?:\S+ ?)+)$/.exec(` ${words}`)?.[1] ?? ''

const det = '(?: (?:the|its|their|all|and|make|want|ensure|that|list|display|show|have|where))*'
const axisVerb =
  '(?: (?:is|are|being|be|to|should|must|shall|can|could|displayed|shown|listed|plotted|drawn|presented|put|going|running|all|and))*'
/** "with the x axis arranged in descending order", "with the names in …". */
const axesBefore = [
  new RegExp(`(?: with)?${det} (x|y)(?: axis)?(?: values?| labels?)?${axisVerb} $`),
  new RegExp(
    `(?: (?:with|having|where|keep|put|list|,))${det} ((?:#[ce]\\d+ )?(?:#[ce]\\d+|names?|labels?|categories|values?|bars?|@bar))${axisVerb} $`,
  ),
]
const placing = / (?:on|as|at|for|along|in)(?: the)?$/

/** What stands right before a direction or its verb as what it is of; null where nothing does. */
function axisIn(head: string): { words: string; before: string } | null {
  for (const pattern of axesBefore) {
    const match = pattern.exec(head)
    if (!match) continue
    const before = head.slice(0, match.index)
    return { words: match[1]!, before: placing.test(before) ? head : before }
  }
  return null
}

/** Whether the words name columns that nothing before them names: then they are the request itself. */
function isOwnContent(words: string, before: string): boolean {
  return words.includes('#') && !before.includes('#')
}

const dropVerb = (head: string) =>
  head.replace(
    new RegExp(` ${lead}(?:${strongVerb}|${weakVerb}) (?:(?:it|them|the|bars|@bar|chart|results?|data) )*$`),
    ' ',
  )

/** "make sure the names are sorted", "the bars ordered". */
const sortedThing =
  / (?:(?:,|and|please|make|sure|ensure|that|with|have|want|i) )*(?:(?:the|all|its|their) )*(#[ce]\d+|names?|labels?|(?:x|y)(?: axis)?|bars?|@bar|values?) (?:(?:are|is|be|being|should|must) )*(?:sorted|ordered|ranked)(?= [.,;]| $)/

function takePlainSort(sentence: Sentence): AskedSort | null {
  const thing = takeOut(sentence, sortedThing)
  if (thing) return { order: null, target: ` ${thing[1]!} `, nature: null }
  const match = plainSort.exec(sentence.text)
  if (!match) return null
  const isRank = match[0].includes(' rank')
  const subject = /(#[ce]\d+) (?:by|on|according to|in order of|based on) /.exec(
    match[0].slice(0, -match[1]!.length),
  )?.[1]
  const [head, tail] = [
    sentence.text.slice(0, match.index),
    sentence.text.slice(match.index + match[0].length),
  ]
  // "rank the regions by revenue" says nowhere else what is shown
  const measure = subject && !/#|%count| number | many /.test(head + tail) ? match[1]! : ''
  sentence.text = tidy(`${head} ${subject ?? ''} ${measure} ~ ${tail}`)
  const target = ` ${match[1]!}`
  const isAmount = isRank || / (?:y|total|number|count|value|amount|how) /.test(target)
  return { order: isAmount ? 'desc' : null, target, nature: null }
}
