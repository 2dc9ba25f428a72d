/** Who works on a request; another takes its place only when the lock has ended. */
export interface RequestClaim {
  id: string
  lockedUntil: Date
  /** What a process began that was killed before it could answer. */
  generationId: string | null
}
