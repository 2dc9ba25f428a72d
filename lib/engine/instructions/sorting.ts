import { type Sentence, tidy } from './sentence'

type Order = 'asc' | 'desc'

/** An order as asked for: what it is by is settled when the axes are known. */
export interface AskedSort {
  order: Order
  /** The words that it is by, annotated; empty where none were said. */
  target: string
  /** By the alphabet, by age and so on. */
  nature: 'alphabet' | 'amount' | 'time' | null
}

const directions: [string, Order, AskedSort['nature']][] = [
  [
    '(?:in |from )?(?:ascending |descending |reverse )?alphabetic(?:al(?:ly)?)?(?: ascending)?(?: order)?|(?:from )?a to z',
    'asc',
    'alphabet',
  ],
  [
    '(?:in )?(?:descending|reverse) alphabetic(?:al)?(?: order)?|alphabetically descending|(?:from )?z to a',
    'desc',
    'alphabet',
  ],
  [
    '(?:from )?(?:the )?(?:low(?:est)?|small(?:est)?|least|min(?:imum)?|few(?:est)?|bottom|short(?:est)?|worst) (?:to|first to|-) (?:the )?(?:high(?:est)?|larg(?:e|est)|big(?:gest)?|great(?:est)?|most|max(?:imum)?|top|tall(?:est)?|long(?:est)?|best)',
    'asc',
    null,
  ],
  [
    '(?:from )?(?:the )?(?:high(?:est)?|larg(?:e|est)|big(?:gest)?|great(?:est)?|most|max(?:imum)?|top|tall(?:est)?|long(?:est)?|best) (?:to|-) (?:the )?(?:low(?:est)?|small(?:est)?|least|min(?:imum)?|few(?:est)?|bottom|short(?:est)?|worst)',
    'desc',
    null,
  ],
  ['(?:from )?(?:the )?youngest to (?:the )?oldest', 'asc', 'amount'],
  ['(?:from )?(?:the )?oldest to (?:the )?youngest', 'desc', 'amount'],
  [
    '(?:from )?(?:the )?(?:earliest|oldest|first|past) to (?:the )?(?:latest|newest|last|present)|chronological(?:ly)?|oldest first|earliest first',
    'asc',
    'time',
  ],
  [
    '(?:from )?(?:the )?(?:latest|newest|most recent) to (?:the )?(?:earliest|oldest)|newest first|latest first|most recent first|reverse chronological',
    'desc',
    'time',
  ],
  [
    '(?:the )?(?:smallest|lowest|least|fewest|shortest|cheapest) (?:one |ones |values? |bars? |@bar )?first|small to large',
    'asc',
    'amount',
  ],
  [
    '(?:the )?(?:largest|highest|biggest|most|greatest|top|best|longest) (?:one |ones |values? |bars? |@bar )?first|large to small',
    'desc',
    'amount',
  ],
  ['asc|ascend[a-z]*|increasing(?:ly)?|upwards?', 'asc', null],
  ['desc|desce?nn?d[a-z]*|decend[a-z]*|decreasing(?:ly)?|downwards?', 'desc', null],
]
const compiled = directions.map(([words, order, nature]) => ({
  pattern: new RegExp(
    ` (?:(?:in|by|from|the|an|a|with|using) )*(?:${words})(?: (?:alphabetical|numerical|order|manner|sequence|fashion|sorting|way))*(?= )`,
  ),
  order,
  nature,
}))

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
  `${lead}(?:${strongVerb}) (?:(?:by|on|it|them|all|up|out|along|using|based) )*((?:(?![.?!;] |(?:${strongVerb}) )\\S+ ){0,8})$`,
)
const weakBefore = new RegExp(
  `${lead}(?:${weakVerb}) ((?:(?![.,?!;] |(?:${strongVerb}|${weakVerb}) |@|and )\\S+ ){0,7})$`,
)
const plainSort = new RegExp(
  ` ${lead}(?:sort|sorted|order|ordered|rank|ranked|arrange|arranged) (?:(?:them|it|the|all|bars|@bar|chart|results?) )*by ((?:(?!${stop} )\\S+ ){1,6})`,
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
  const found = compiled
    .map((entry) => ({ ...entry, match: entry.pattern.exec(sentence.text) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => a.match!.index - b.match!.index || b.match![0].length - a.match![0].length)[0]
  if (!found) return null
  const { order, nature } = found
  const text = found.match![0]
  const head = `${sentence.text.slice(0, found.match!.index)} `
  const tail = sentence.text.slice(found.match!.index + text.length)
  const said = { order: /descending|reverse/.test(text) ? 'desc' : order, nature } satisfies Omit<
    AskedSort,
    'target'
  >
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
    const subject = strong[1]!.trim() === '' ? (axisBefore.exec(`${before} `)?.[1] ?? '') : ''
    const isContent = isOwnContent(strong[1]!, before)
    sentence.text = tidy(isContent ? `${head} ~ ${tail}` : `${head.slice(0, strong.index)} ~ ${tail}`)
    return { target: ` ${subject || strong[1]!} ` }
  }
  const weak = weakBefore.exec(head)
  if (!weak) {
    sentence.text = tidy(`${head} ~ ${tail}`)
    return { target: '' }
  }
  const target = ` ${weak[1]!}`
  const isContent = isOwnContent(weak[1]!, head.slice(0, weak.index))
  sentence.text = tidy(isContent ? `${head} ~ ${tail}` : `${head.slice(0, weak.index)} ~ ${tail}`)
  return { target: isContent && !axisWords.test(target) ? '' : target }
}

/** "with the x axis arranged in descending order". */
const axisBefore = / ((?:x|y) axis|names?)(?: (?:is|are|being|be|to))* +$/

/** Whether the words name columns that nothing before them names: then they are the request itself. */
function isOwnContent(words: string, before: string): boolean {
  return words.includes('#') && !before.includes('#')
}

const dropVerb = (head: string) =>
  head.replace(
    new RegExp(` ${lead}(?:${strongVerb}|${weakVerb}) (?:(?:it|them|the|bars|@bar|chart|results?|data) )*$`),
    ' ',
  )

function takePlainSort(sentence: Sentence): AskedSort | null {
  const match = plainSort.exec(sentence.text)
  if (!match) return null
  sentence.text = tidy(
    `${sentence.text.slice(0, match.index)} ~ ${sentence.text.slice(match.index + match[0].length)}`,
  )
  const target = ` ${match[1]!}`
  const isAmount = / (?:y|total|number|count|value|amount) /.test(target)
  return { order: isAmount ? 'desc' : 'asc', target, nature: null }
}
