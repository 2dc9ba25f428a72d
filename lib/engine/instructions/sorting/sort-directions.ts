export type Order = 'asc' | 'desc'

/** What an order goes by, where its words tell: the alphabet, size, how good it is, age. */
export type OrderNature = 'alphabet' | 'amount' | 'worth' | 'time' | null

const few =
  'low(?:est)?|small(?:est)?|least|min(?:imum)?|few(?:est)?|bottom|short(?:est)?|worst|cheap(?:est)?|light(?:est)?'
const many =
  'high(?:est)?|larg(?:e|est)|big(?:gest)?|great(?:est)?|most|max(?:imum)?|top|tall(?:est)?|long(?:est)?|best|expensive|heav(?:y|iest)'
/** The ends of an order, by what is put first. */
const leastOf = 'smallest|lowest|least|fewest|shortest|cheapest|weakest|slowest|quietest'
const mostOf = 'largest|highest|biggest|most|greatest|top|longest|strongest|fastest|busiest'
const end = '(?:one |ones |values? |bars? |@bar |number |amount )?'
const unit = '(?: (?:years?|quarters?|months?|weeks?|days?|dates?|ones?))?'
const atFront = '(?:first|on top|at (?:the )?top|on the left|leftmost|to the left|at the beginning|to start)'

const firstOf = (words: string) =>
  `(?:the )?(?:${words}) ${end}${atFront}|(?:starting|beginning|start|begin) (?:with|from|at) (?:the )?(?:${words})`

const directions: [string, Order, OrderNature][] = [
  [
    '(?:in |from )?(?:ascending |descending |reverse )?alphabetic(?:al(?:ly)?)?(?: ascending)?(?: order)?|(?:from )?a (?:to |through )?z',
    'asc',
    'alphabet',
  ],
  [
    '(?:in )?(?:descending|reversed?|inverse) (?:alphabetic(?:al)?|lexical)(?: order)?|alphabetically (?:descending|reversed)|(?:from )?z (?:to |through )?a',
    'desc',
    'alphabet',
  ],
  [`(?:from )?(?:the )?(?:${few}) (?:to|first to|up to|-) (?:the )?(?:${many})`, 'asc', 'amount'],
  [`(?:from )?(?:the )?(?:${many}) (?:to|down to|-) (?:the )?(?:${few})`, 'desc', 'amount'],
  ['(?:from )?(?:the )?youngest to (?:the )?oldest', 'asc', 'amount'],
  ['(?:from )?(?:the )?oldest to (?:the )?youngest', 'desc', 'amount'],
  [
    `(?:(?:in )?reverse chronological(?:ly)?(?: order)?)|(?:from )?(?:the )?(?:latest|newest|most recent)${unit} to (?:the )?(?:earliest|oldest)|(?:newest|latest|most recent)${unit} first`,
    'desc',
    'time',
  ],
  [
    `(?:from )?(?:the )?(?:earliest|oldest|first|past)${unit} to (?:the )?(?:latest|newest|last|present)|chronological(?:ly)?|(?:oldest|earliest)${unit} first`,
    'asc',
    'time',
  ],
  ...(
    [
      [leastOf, 'asc', 'amount'],
      [mostOf, 'desc', 'amount'],
      ['worst|poorest', 'asc', 'worth'],
      ['best', 'desc', 'worth'],
    ] as const
  ).map(([words, order, nature]): [string, Order, OrderNature] => [firstOf(words), order, nature]),
  ['asc|ascend[a-z]*|increasing(?:ly)?|upwards?|rising', 'asc', null],
  [
    'desc|desce?nn?d[a-z]*|decend[a-z]*|decreasing(?:ly)?|downwards?|falling|(?:reversed?|inverse)(?= order)',
    'desc',
    null,
  ],
]

/** All wordings of a direction, to be searched for in a sentence. */
export const sortDirections = directions.map(([words, order, nature]) => ({
  pattern: new RegExp(
    ` (?:(?:in|by|from|the|an|a|with|using) )*(?:${words})(?: (?:alphabetical|numerical|order|manner|sequence|fashion|sorting|way))*(?= )`,
  ),
  order,
  nature,
}))
