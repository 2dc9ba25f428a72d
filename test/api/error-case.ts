import type { ErrorCode } from '@/lib/contracts/errors'
import type { Sent } from '../support/api-caller'
import type { ContractWorld } from './contract-world'

export interface ErrorCase {
  code: ErrorCode
  /** What is sent, in a word or two. */
  name: string
  make: (world: ContractWorld) => Promise<{ path: string; sent: Sent }>
  /** Sent from one address until it is refused. */
  isRepeated?: boolean
}
