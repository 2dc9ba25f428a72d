import { cache } from 'react'
import { openPageContext } from '@/lib/http/page-context'

/** One context for all that is made for one request: layout, metadata and page. */
export const getPageContext = cache(openPageContext)
