import { userInfo } from 'node:os'
import { StartError } from './start-error'

const insufficientPrivilege = '42501'

/** For a failed migration: what its database's owner must do first, where that is all that is missing. */
export function tellRefusal(databaseUrl: string): (error: unknown) => never {
  return (error) => {
    if (codeOf(error) !== insufficientPrivilege) throw error
    const { username, pathname } = new URL(databaseUrl)
    const role = quoted(decodeURIComponent(username) || userInfo().username)
    const database = quoted(decodeURIComponent(pathname.slice(1)))
    throw new StartError(
      `DATABASE_URL: the role ${role} may not make its tables (${(error as Error).message}). Let the owner of the database run: GRANT CREATE ON DATABASE ${database} TO ${role}; and in it: GRANT USAGE, CREATE ON SCHEMA public TO ${role};`,
    )
  }
}

function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code ?? (cause ? codeOf(cause) : undefined)
}

/** As SQL writes names. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
