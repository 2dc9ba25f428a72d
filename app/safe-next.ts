const home = '/dashboards/'

/** Where to go after signing in: a path of ours, never somebody else's address. */
export function safeNext(next: string | string[] | undefined): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next)) return home
  return URL.parse(next, 'http://here.invalid')?.host === 'here.invalid' ? next : home
}
