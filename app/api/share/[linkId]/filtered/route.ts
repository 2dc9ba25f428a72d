import { readSharedFiltered } from '@/lib/http/read-shared-filtered'
import { withApi } from '@/lib/http/with-api'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({ GET: readSharedFiltered })
