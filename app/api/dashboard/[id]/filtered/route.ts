import { readFilteredDashboard } from '@/lib/http/read-filtered-dashboard'
import { withApi } from '@/lib/http/with-api'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withApi({ GET: readFilteredDashboard })
