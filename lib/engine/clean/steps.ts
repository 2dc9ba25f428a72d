import type { CleaningStep } from '@/lib/contracts/analysis'

/** Guesses that are not to be done, by the ids of their steps. */
export type Undone = ReadonlySet<string>

export const nothingUndone: Undone = new Set()

/** Names a guess wherever the same file is read: `spelling:region`, of the whole table `total_rows`. */
export const guessId = (kind: string, column: string | null): string =>
  column === null ? kind : `${kind}:${column}`

/** What is done to a table, step by step. A guess is told also where it is not to be done, so that it can be had again. */
export class Steps {
  readonly list: CleaningStep[] = []

  constructor(readonly undone: Undone = nothingUndone) {}

  push(...steps: CleaningStep[]): void {
    this.list.push(...steps)
  }

  /** Tells what was guessed; false where it is not to be done. `kind` names it where `step` is not its own. */
  guess(step: CleaningStep, kind: string = step.step): boolean {
    const id = guessId(kind, step.column)
    const isUndone = this.undone.has(id)
    this.list.push({ ...step, id, ...(isUndone && { is_undone: true }) })
    return !isUndone
  }
}
