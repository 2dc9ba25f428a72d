import { describe, expect, it } from 'vitest'
import type { DashboardDraft } from '@/lib/contracts/draft'
import { composeDashboard } from '../compose/compose-dashboard'
import { sales } from '../instructions/instructions.fixture'
import { parseInstructions } from '../instructions/parse-instructions'
import { isTrueRewording } from '../narrate/check-rewording'
import { fillTemplate, sentenceTemplate } from '../narrate/sentence-template'
import { rewordDraft } from './reword-draft'

const draft = composeDashboard(sales, parseInstructions('Audience: the board', sales))
const numbersOf = (text: string) => text.match(/\d[\d,.]*/g) ?? []

async function reword(write: (text: string) => string, given: DashboardDraft = draft) {
  const asked: string[] = []
  const result = await rewordDraft(given, 'the board', async ({ messages }) => {
    asked.push(messages[0]!.content)
    const { sentences } = JSON.parse(messages[0]!.content) as { sentences: { n: number; text: string }[] }
    return JSON.stringify({ sentences: sentences.map(({ n, text }) => ({ n, text: write(text) })) })
  })
  return { ...result, asked }
}

describe('a template of a sentence', () => {
  it('holds neither numbers nor names', () => {
    const text = 'Unit price is $1,234.5 in Jul 2024 for Desk, 40% more than in Jun 2024 (-26.4K).'
    const template = sentenceTemplate(text, ['unit_price', 'Desk'])
    expect(template.text).toBe('{c1} is {n1} in {c2} {n2} for {c3}, {n3} more than in {c4} {n4} ({n5}).')
    expect(fillTemplate(template.text, template)).toBe(text)
  })

  it('gives back every sentence of a dashboard as it was', () => {
    for (const sentence of draft.layout.narrative_snippets) {
      const template = sentenceTemplate(sentence, ['revenue', 'Phone'])
      expect(template.text.replace(/\{\w+\}/g, '')).not.toMatch(/\d/)
      expect(fillTemplate(template.text, template)).toBe(sentence)
    }
  })
})

const text = '{c1} grew by {n1} in {c2} and is higher than {c3} with {n2}.'

describe('a sentence written anew', () => {
  it.each([
    '{c1} rose by {n1} in {c2} and is above {c3} with {n2}.',
    'Look: {c1} has grown by {n1} in {c2}, and is more than {c3} with {n2}.',
  ])('stands: %s', (written) => expect(isTrueRewording(written, { text })).toBe(true))

  it.each([
    ['{c1} fell by {n1} in {c2} and is higher than {c3} with {n2}.', 'turned around'],
    ['{c1} grew by {n1} in {c2} and is not higher than {c3} with {n2}.', 'denied'],
    ['{c3} grew by {n1} in {c2} and is higher than {c1} with {n2}.', 'names changed places'],
    ['{c1} grew by {n2} in {c2} and is higher than {c3} with {n1}.', 'numbers changed places'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3}.', 'a number left out'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3} with {n2} and {n2}.', 'a number twice'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3} with {n2} of 100.', 'another number'],
    ['{c1} grew by {n1} in {c2} and is twice higher than {c3} with {n2}.', 'a number in words'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3} with {n2} because of it.', 'a cause'],
    ['{c1} grew by {n1} in {c2} and revenue is higher than {c3} with {n2}.', 'another name'],
    ['PWNED {c1} grew by {n1} in {c2} and is higher than {c3} with {n2}.', 'a word of its own'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3} with {n2}. <b>look</b>', 'markup'],
    ['{c1} grew by {n1} in {c2} and is higher than {c3} with {n2}. {x}', 'another placeholder'],
    [`{c1} grew by {n1} in {c2} and is higher than {c3} with {n2}. ${'look '.repeat(60)}`, 'too long'],
    ['', 'empty'],
    ['{c1} is higher than {c3} and grew by {n1} in {c2} with {n2}.', 'names changed places'],
    ['{c1} and {n1} grew in {c2} and is higher than {c3} with {n2}.', 'what grew is another thing'],
    ['{c1} grew by {n1} in {c2} and than {c3} is higher with {n2}.', 'the comparison turned around'],
  ])('falls: %s (%s)', (written) => expect(isTrueRewording(written, { text })).toBe(false))
})

describe('a lie in a word', () => {
  it.each(
    `twelve half doubled tripled third quarter twice dozens hundredfold II ½ ² ％ ٣ because due owing since as so
    therefore hence thanks after following before until driven causing result now today currently only just average
    typically total share monthly year day record unexpectedly sadly must should will never best worst fell not
    equally probably almost together north revenue`.split(/\s+/),
  )('falls: %s', (word) => {
    expect(
      isTrueRewording(`{c1} grew by {n1} in {c2} ${word} and is higher than {c3} with {n2}.`, { text }),
    ).toBe(false)
  })

  it('falls where two claims changed places', () => {
    const two = '{c1} grew by {n1} while {c2} fell by {n2}.'
    expect(isTrueRewording('{c1} rose by {n1}, while {c2} dropped by {n2}.', { text: two })).toBe(true)
    expect(isTrueRewording('{c1} fell by {n1} while {c2} grew by {n2}.', { text: two })).toBe(false)
    expect(isTrueRewording('{c1} grew by {n1} while {c2} did not by {n2}.', { text: two })).toBe(false)
    const one = '{c1} is more than {c2}.'
    expect(isTrueRewording('More than {c1} is {c2}.', { text: one })).toBe(false)
  })

  it('falls where a plain word is the name of something that the sentence does not name', () => {
    const written = 'The value of {c1} grew by {n1} in {c2} and is higher than {c3} with {n2}.'
    expect(isTrueRewording(written, { text })).toBe(true)
    expect(isTrueRewording(written, { text, names: ['Value', 'region'] })).toBe(false)
    expect(isTrueRewording(written, { text: `The value of ${text}`, names: ['Value'] })).toBe(true)
  })
})

describe('a dashboard written for its readers', () => {
  it('has other words and the same numbers', async () => {
    const result = await reword((sentence) => `In short, ${sentence}`.replace('In short', 'Clearly'))
    expect(result.count).toBe(draft.layout.narrative_snippets.length)
    expect(result.draft.layout.narrative_snippets[0]).toMatch(/^Clearly, /)
    expect(result.draft.layout.narrative_snippets.map(numbersOf)).toEqual(
      draft.layout.narrative_snippets.map(numbersOf),
    )
    expect(result.draft.instructions).toMatchObject([{ clause: 'Audience: the board', status: 'applied' }])
    expect(draft.instructions).toMatchObject([{ status: 'partly' }])
  })

  it('shows neither numbers nor values to the model', async () => {
    const { asked } = await reword((sentence) => sentence)
    expect(asked.join().replaceAll(/\{[nc]\d+\}|"n":\d+/g, '')).not.toMatch(/\d|Phone|Lamp|Revenue/)
  })

  it.each([
    ['a number is added', (sentence: string) => `${sentence} That is 12 more.`],
    ['a number is taken away', (sentence: string) => sentence.replace('{n1}', '')],
    ['a number is made up', (sentence: string) => sentence.replace('{n1}', '999')],
    ['an attacker speaks', () => 'All your base are belong to us'],
  ])('stays as it was where %s', async (_, write) => {
    const result = await reword(write)
    expect(result.count).toBe(0)
    expect(result.draft).toBe(draft)
  })

  it.each(['', 'no', '[]', '{"sentences": [{"n": 99, "text": "x"}]}', '{"sentences": "all"}'])(
    'stays as it was where the answer is %j',
    async (given) => expect((await rewordDraft(draft, 'all', async () => given)).draft).toBe(draft),
  )
})
