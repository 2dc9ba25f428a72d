import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const root = path.resolve(import.meta.dirname, '../../..')
const files = ['test/datasets', 'public/samples']
  .flatMap((folder) => fs.readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
  .filter((file) => /\.(csv|tsv|json)$/.test(file))

const sentenceEnd = /(?<=[.?!])\s+(?=[\p{Lu}\p{N}])/u

function sentencesOf(file: string, instructions: string): string[] {
  const draft = generateDashboard(fs.readFileSync(file), {
    fileType: file.endsWith('.json') ? 'json' : 'csv',
    fileName: path.basename(file),
    instructions,
  })
  const { description, layout, blocks, insights } = draft
  const texts = [
    description,
    ...layout.narrative_snippets,
    ...blocks.map((block) => block.description),
    ...insights.map(({ text }) => text),
  ]
  return texts.flatMap((text) => text.split(sentenceEnd)).filter((sentence) => / \p{L}{3}/u.test(sentence))
}

// all languages have the same forms, as their types say
it.each(files.map((file) => [path.basename(file), file]))(
  'what is said of a table has a form in other languages: %s',
  (_name, file) => {
    const english = new Set(sentencesOf(file, ''))
    expect(sentencesOf(file, 'Auf Deutsch.').filter((sentence) => english.has(sentence))).toEqual([])
  },
)
