import { notFound } from 'next/navigation'
import { ServiceError } from '@/lib/services/errors'

/** What a service refuses as not there becomes the page that says so. */
export async function orNotFound<Found>(found: Promise<Found>): Promise<Found> {
  try {
    return await found
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') notFound()
    throw error
  }
}
