import { EngineError, type EngineErrorCode } from '../engine-error'

/** A file that was cut into cells and yet holds no table. */
export class TableError extends EngineError {
  constructor(
    code: EngineErrorCode,
    message: string,
    /** The cells as cut. */
    readonly rowsAsRead: () => string[][],
  ) {
    super(code, message)
  }

  /** Inherited as it is, every `EngineError` would count as one of these. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof EngineError && 'rowsAsRead' in value
  }
}
