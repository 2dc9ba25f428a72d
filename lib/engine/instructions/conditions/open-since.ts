import { plainToken } from '../spans/asked-token'
import type { Token } from '../tokens'
import { wordSet } from '../words/word-set'
import { isYearNumber } from './amounts'

const periods = wordSet('year years month months quarter quarters week weeks annually yearly monthly')
const ends = wordSet('to until till through and')

/** "for each year from 2010": behind a period that is drawn, a year is where it begins. */
export const withOpenSince = (tokens: Token[]): Token[] =>
  tokens.map((token, at) => {
    const [before, year, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    const isOpen = token.text === 'from' && periods.has(before?.text ?? '') && isYearNumber(year?.value ?? 0)
    return isOpen && !ends.has(next?.text ?? '') ? plainToken('since') : token
  })
