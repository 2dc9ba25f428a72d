import { handleSignIn } from '@/lib/http/handle-sign-in'

export const dynamic = 'force-dynamic'

export { handleSignIn as GET, handleSignIn as POST }
