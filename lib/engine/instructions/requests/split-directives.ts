import type { Outcome } from '../directives/outcome'
import { languageNames } from '../directives/said-language'
import { numberWords } from '../words/number-words'

interface Reading {
  translate(piece: string): string
  directiveOf(english: string): Outcome | null
}

/** How a part of a sentence begins that asks something of the whole dashboard. */
const cue =
  /^(?:and |but |please |also |with )*(?:no|not|avoid|without|don['’]?t|do not|never|nothing|at most|no more|max|maximum|use|using|in|for|title|call|ignore|hide|leave|skip|exclude|omit|focus|target|goal|only|just|who|i|we|my|as|hi|hello)\b/i
const inLanguage = `(?:in|auf|en) (?:${languageNames})(?: (?:please|bitte|por favor|per favore))?`
const languageAlone = new RegExp(`^(?:${inLanguage}|(?:${languageNames}) (?:please|bitte|por favor))$`, 'i')
const joints = new RegExp(
  [
    ',\\s+',
    "\\s+(?:and|but|und|aber|et|mais|y|pero)\\s+(?=(?:no|nothing|avoid|don['’]?t|ignore|hide|leave|skip|omit|never|without|keine?|sonst|nichts|ohne|pas|rien|sans|sin|nada)\\s)",
    "\\s+(?=(?:who\\s+(?:hate|dislike|does|do|can)|qui\\s+(?:détest|deteste|n['’]aime)|que\\s+(?:odia|detesta|no\\s+l))\\S*\\s)",
    `\\s+(?:[(–-]\\s*)?(?=${inLanguage}\\)?$)`,
  ].join('|'),
  'gi',
)
const headed = /^([^:]{3,60}):\s+(.+)$/su
/** "only those built before 1850" is said of the chart beside it. */
const condition =
  /^(?:and |but )?(?:only|just) (?:those|the ones|ones|that|which|who|where|with|for|from|if|when|having)\b/i
/** Who writes more parts with commas lists things. */
const partsMax = 20

/** A sentence without what it asks of the whole dashboard beside its chart, and that in pieces of its own. */
export function splitDirectives(piece: string, reading: Reading): string[] {
  const parts = partsOf(piece)
  const head = headed.exec(piece)
  if (parts.length < 2 && !head) return [piece]
  if (head && isHead(head[1]!, reading)) return [head[1]!, ...splitDirectives(head[2]!, reading)]
  const whole = reading.directiveOf(reading.translate(piece))
  const isOne = parts.every(({ text, joint }) => !joint.includes(',') && !/^(?:who|qui|que)\b/i.test(text))
  const turns = whole?.wish?.kind === 'focus' && parts.slice(1).some(({ text }) => leavesOut.test(text))
  if (whole && !turns && (isOfColumns(whole) || isOne)) return [piece]
  if (parts.length < 2 || parts.length > partsMax) return [piece]
  let rest = ''
  const own: string[] = []
  parts.forEach(({ text, joint }, at) => {
    const kind = kindOf(text, reading)
    const isOwn = kind === 'whole' || (kind === 'columns' && at > 0 && at === parts.length - 1)
    if (isOwn) own.push(text)
    else rest += `${rest === '' ? '' : joint}${text}`
  })
  return rest === '' ? own : [rest, ...own]
}

/** Directives on columns may go on behind a comma: "ignore the status, the discount". */
function kindOf(part: string, { translate, directiveOf }: Reading): 'whole' | 'columns' | null {
  const english = translate(part)
  const isCued = cue.test(english) || isCounted(english) || languageAlone.test(part)
  const outcome = isCued && !condition.test(english) ? directiveOf(english) : null
  if (!outcome || outcome.wish?.kind === 'title') return null
  return isOfColumns(outcome) ? 'columns' : 'whole'
}

/** "five cards at most". */
function isCounted(english: string): boolean {
  const [first = ''] = english.trim().toLowerCase().split(' ')
  return first in numberWords || /^\d{1,2}$/.test(first)
}

const isOfColumns = ({ wish }: Outcome) =>
  wish?.kind === 'focus' || wish?.kind === 'leave_out' || wish?.kind === 'target'

/** "focus on churn, skip demographics": two wishes. */
const leavesOut = /^(?:ignore|leave|skip|omit|exclude|hide|drop|without|no) /i

/** "only what I asked:", "for the board:". */
function isHead(text: string, { translate, directiveOf }: Reading): boolean {
  const outcome = directiveOf(translate(text))
  return outcome !== null && outcome.status !== 'not_possible' && !isOfColumns(outcome)
}

/** Each part with what stood before it. */
function partsOf(piece: string): { text: string; joint: string }[] {
  const parts: { text: string; joint: string }[] = []
  let end = 0
  let joint = ''
  for (const match of piece.matchAll(joints)) {
    parts.push({ text: piece.slice(end, match.index), joint })
    joint = match[0]
    end = match.index + match[0].length
  }
  const last = piece.slice(end)
  const text = joint.includes('(') && last.endsWith(')') ? last.slice(0, -1) : last
  return [...parts, { text, joint }].filter(({ text }) => text !== '')
}
