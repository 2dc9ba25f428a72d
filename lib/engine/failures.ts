import type { Failure } from '@/lib/contracts/draft'

/** Told of each error that cost a draft a part of it. */
export type OnFailure = (error: unknown, failure: Failure) => void

const errorLengthMax = 200

/**
 * The parts of one draft that could not be made: a fault of ours in one of them is no reason to give nothing at all.
 * Where nobody wants to be told, as in tests, errors are thrown as ever.
 */
export class Failures {
  readonly list: Failure[] = []

  constructor(readonly onFailure?: OnFailure) {}

  /** What is made, or what stands in its place where that ends in an error. */
  attempt<T>(of: Pick<Failure, 'part' | 'name'>, make: () => T, otherwise: () => T): T {
    if (!this.onFailure) return make()
    try {
      return make()
    } catch (error) {
      const failure = { ...of, error: String(error).slice(0, errorLengthMax) }
      this.list.push(failure)
      this.onFailure(error, failure)
      return otherwise()
    }
  }
}
