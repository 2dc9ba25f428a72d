import { rowsByCode } from '../table/code-facts'
import { type Column, missingCode, type Table } from '../table/table'
import { quoted } from './change-steps'
import { initialsOf } from './initials'
import { notedNames } from './noted-names'
import type { Steps } from './steps'

/** More distinct texts than this are names or free text, not the categories of one list. */
const distinctMax = 2000
/** Categories come again and again. */
const distinctShareMax = 0.5
/** Up to so many letters case may carry meaning (`m` and `M`): then only rare variants are merged. */
const shortKeyMax = 3
const shortTopShareMin = 0.9
/** `low` and `Low` are one where the others of the list are. */
const shortWord = /^\p{L}{3}$/u
const samplesMax = 3
/** From so many words on a text is a sentence, and its marks are part of what it says. */
const sentenceWordsMin = 6
/** In a short list `NewYork` is `New York`; in a long one `Glendale` and `Glen Dale` are two towns. */
const smallListMax = 60
/** `I/II` and `III` are two phases. */
const betweenNumerals = /(?<=\b[ivx]{1,4}) (?=[ivx]{1,4}\b)/g
/** A mark that says nothing: not between digits, where it makes another number. */
const mark = /(?<!\d)[-.,;:'"/()\\]|[-.,;:'"/()](?!\d)/g

/**
 * Merges texts of a category that differ in case, spaces and punctuation alone to the most frequent of them, and the
 * initials of one of them to it.
 */
export function mergeVariants(table: Table, steps: Steps): Table {
  return { ...table, columns: table.columns.map((column) => mergeColumn(column, table, steps)) }
}

function mergeColumn(column: Column, table: Table, steps: Steps): Column {
  const { values, codes, type } = column
  if (type !== 'text' || column.leadingZeros || values.length < 2 || values.length > distinctMax)
    return column
  if (values.length > distinctShareMax * (codes.length - column.missing)) return column
  const groups = groupVariants(values, values.length <= smallListMax)
  const shortForms = [...initialsOf(values), ...notedNames(column, table)]
  if (groups.length === 0 && shortForms.length === 0) return column
  const counts = rowsByCode(column)
  const target = Int32Array.from(values, (_, code) => code)
  const isCaseFree = groups.some((group) => variantKey(values[group[0]!]!, true).length > shortKeyMax)
  for (const group of groups) chooseTarget({ group, values, counts, target, isCaseFree })
  for (const [short, full] of shortForms) if (target[short] === short) target[short] = target[full]!
  return applyTarget({ column, counts, target, steps })
}

/** Groups of codes whose texts have one key, each of two or more. */
function groupVariants(values: string[], joinsWords: boolean): number[][] {
  const byKey = new Map<string, number[]>()
  for (let code = 0; code < values.length; code++) {
    const key = variantKey(values[code]!, joinsWords)
    if (key === '') continue
    const group = byKey.get(key)
    if (group) group.push(code)
    else byKey.set(key, [code])
  }
  return [...byKey.values()].filter((group) => group.length > 1)
}

/**
 * `New-York ` and `new york` have one key; marks between digits and marks of short texts (`A-`, `C++`) count. Only
 * where `joinsWords` `newyork` has it too.
 */
function variantKey(text: string, joinsWords: boolean): string {
  const folded = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s_\u00ad]+/g, ' ')
    .trim()
  if (folded.split(' ').length >= sentenceWordsMin) return folded
  const spaced = folded.replace(mark, ' ').replace(/ +/g, ' ').trim()
  const bare = joinsWords ? spaced.replaceAll(betweenNumerals, '|').replace(/(?<!\d) | (?!\d)/g, '') : spaced
  const letters = bare.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters > shortKeyMax ? bare : letters === 0 ? '' : folded
}

function chooseTarget(job: {
  group: number[]
  values: string[]
  counts: Int32Array
  target: Int32Array
  /** Longer words of the same list are written in several cases. */
  isCaseFree: boolean
}): void {
  const { group, values, counts, target, isCaseFree } = job
  const total = group.reduce((sum, code) => sum + counts[code]!, 0)
  const top = group.reduce((best, code) => (isBetter(code, best) ? code : best))
  function isBetter(code: number, best: number): boolean {
    if (counts[code] !== counts[best]) return counts[code]! > counts[best]!
    return values[code]! < values[best]!
  }
  const key = variantKey(values[top]!, true)
  const isWord = isCaseFree && shortWord.test(key)
  if (key.length <= shortKeyMax && !isWord && counts[top]! < shortTopShareMin * total) return
  for (const code of group) target[code] = top
}

function applyTarget(job: { column: Column; counts: Int32Array; target: Int32Array; steps: Steps }): Column {
  const { column, counts, target, steps } = job
  const remap = new Int32Array(target.length)
  const values: string[] = []
  for (let code = 0; code < target.length; code++) {
    if (target[code] === code) remap[code] = values.push(column.values[code]!) - 1
  }
  let rows = 0
  const samples: string[] = []
  for (let code = 0; code < target.length; code++) {
    const to = target[code]!
    if (to === code) continue
    remap[code] = remap[to]!
    rows += counts[code]!
    samples.push(`${quoted(column.values[code]!)} is now ${quoted(column.values[to]!)}`)
  }
  if (rows === 0) return column
  const more = samples.length > samplesMax ? ` and ${samples.length - samplesMax} more` : ''
  const detail = `Spellings of one category merged: ${samples.slice(0, samplesMax).join(', ')}${more}.`
  if (!steps.guess({ step: 'spelling', column: column.name, rows, detail })) return column
  return {
    ...column,
    codes: column.codes.map((code) => (code === missingCode ? code : remap[code]!)),
    values,
  }
}
