import type { Profile } from '../profile/profile'
import type { OutcomeCandidate } from './outcome-candidate'

/**
 * Columns that say how a row ended (accepted or rejected, passed or failed), by their values or by their names; indexes.
 * What was measured before differs by them, since they follow from it: no finding.
 */
export const endStates = ({ columns }: Profile, candidates: OutcomeCandidate[]): number[] =>
  candidates
    .filter(({ index }) => columns[index]!.role !== 'measure')
    .filter(({ signs }) => signs.endValues > 0 || signs.end > 0)
    .map(({ index }) => index)
