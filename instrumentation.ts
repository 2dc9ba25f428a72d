import type { Instrumentation } from 'next'
import { noteFailure } from '@/lib/http/request-outcome'

/** Next calls it for what a page throws while it is made. */
export const onRequestError: Instrumentation.onRequestError = (error) => noteFailure(error)
