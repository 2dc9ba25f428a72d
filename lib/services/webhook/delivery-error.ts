import type { WebhookErrorClass } from '@/lib/contracts/webhook'

/** A post that was given up for a reason of our own. */
export class DeliveryError extends Error {
  constructor(
    readonly errorClass: WebhookErrorClass,
    cause?: unknown,
  ) {
    super(errorClass, { cause })
    this.name = 'DeliveryError'
  }
}

/** The class of a failed request; its text may name addresses and is not told. */
export function describeFailure(error: unknown): { statusCode: null; errorClass: WebhookErrorClass } {
  return { statusCode: null, errorClass: classOf(error) }
}

function classOf(error: unknown): WebhookErrorClass {
  if (error instanceof DeliveryError) return error.errorClass
  const { name, code = '' } = error as NodeJS.ErrnoException
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code.startsWith('HPE_')) return 'invalid_response'
  if (isTlsCode(code)) return 'tls_failed'
  return 'connection_failed'
}

/** Node's own, OpenSSL's, and those of certificates that do not hold. */
const isTlsCode = (code: string): boolean =>
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE))/.test(
    code,
  )
