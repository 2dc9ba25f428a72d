import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const root = path.resolve(import.meta.dirname, '../../..')
const files = ['test/datasets', 'public/samples']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))

const sentenceEnd = /(?<=[.?!])\s+(?=[\p{Lu}\p{N}])/u

function textsOf(file: string, instructions: string): string[] {
  const draft = generateDashboard(fs.readFileSync(file), {
    fileType: file.endsWith('.json') ? 'json' : 'csv',
    fileName: path.basename(file),
    instructions,
  })
  const { description, layout, blocks, insights } = draft
  return [
    description,
    ...layout.narrative_snippets,
    ...blocks.map((block) => block.description),
    ...insights.map(({ text }) => text),
  ]
}

const sentencesOf = (texts: string[]) =>
  texts.flatMap((text) => text.split(sentenceEnd)).filter((sentence) => / \p{L}{3}/u.test(sentence))

/** Shortened numbers have other digits in other languages. */
const isShortened = (text: string) => /\d[KMBT]\b/.test(text)
const digitsOf = (text: string) => [...text.replaceAll(/\D/g, '')].sort().join('')

// all languages have the same forms, as their types say
it.each(files.map((file) => [path.basename(file), file]))(
  'what is said of a table has a form in other languages, with the same numbers: %s',
  (_name, file) => {
    const [english, german] = [textsOf(file, ''), textsOf(file, 'Auf Deutsch.')]
    const known = new Set(sentencesOf(english))
    expect(sentencesOf(german).filter((sentence) => known.has(sentence))).toEqual([])
    const pairs = english.map((text, at) => [text, german[at]!] as const)
    for (const [text, told] of pairs.filter(([text]) => !isShortened(text)))
      expect([told, digitsOf(told)]).toEqual([told, digitsOf(text)])
  },
)
