import type { Profile } from '../profile/profile'
import type { Table } from '../table/table'
import type { OutcomeCandidate } from './outcome-candidate'

/** That a score takes few values says nothing: it is followed by how it is made. */
const ownSigns = { followed: 1, input: 0, thin: 0, whole: 0, result: 1 }

/** What speaks for answers speaks for the score that is made of them, which is what people follow. */
export function withScores(
  { columns }: Table,
  profile: Profile,
  candidates: OutcomeCandidate[],
): OutcomeCandidate[] {
  return candidates.map((candidate) => {
    if (!profile.columns[candidate.index]!.isScore) return candidate
    const from = columns[candidate.index]!.derivedFrom?.[0]
    const source = candidates.find(({ index }) => columns[index]!.name === from)
    return source ? { ...candidate, signs: { ...source.signs, ...ownSigns } } : candidate
  })
}
