import type { ErrorCode } from '@/lib/contracts/errors'

export type EngineErrorCode = Extract<
  ErrorCode,
  | 'file_unparsable'
  | 'empty_dataset'
  | 'file_type_mismatch'
  | 'too_many_columns'
  | 'too_many_cells'
  | 'json_too_deep'
  | 'validation_error'
>

/** A file that can't be read, or a wish that does not fit it; its text says what, where and how to mend it. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message)
    this.name = 'EngineError'
  }

  /** Also one of another bundle's copy of this class: a web server has several. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'EngineError'
  }
}
