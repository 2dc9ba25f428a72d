/** Whether a list of addresses and `@domain` entries, in small letters, names an address; a domain does not name those below it. */
export function isListed(list: readonly string[], email: string): boolean {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return at > 0 && (list.includes(address) || list.includes(address.slice(at)))
}
