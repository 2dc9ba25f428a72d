import { handleSignIn } from '@/lib/http/handle-sign-in'
import { answerOptions, refuseMethod } from '@/lib/http/with-api'

export const dynamic = 'force-dynamic'

const allow = 'GET, POST, OPTIONS'
const refuse = refuseMethod(allow)

export const OPTIONS = answerOptions(allow)
export { handleSignIn as GET, handleSignIn as POST, refuse as DELETE, refuse as PATCH, refuse as PUT }
