import { withUnknownPath } from '@/lib/http/with-unknown-path'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withUnknownPath()
