export interface ReplacedClause {
  instructions: string
  /** Where in them the new request begins. */
  at: number
}

/** The instructions with another request in a clause's place; at their end where the clause is not found in them. */
export function replaceClause(instructions: string, clause: string, request: string): ReplacedClause {
  const words = clause.split(/\s+/).map((word) => escaped(word.replace(/[.,;]$/, '')))
  const found = new RegExp(words.join('[.,;]*\\s+')).exec(instructions)
  const at = found?.index ?? instructions.length
  const before = found || instructions === '' ? instructions.slice(0, at) : `${instructions.trimEnd()}\n`
  const after = instructions.slice(at + (found?.[0].length ?? 0))
  return { instructions: before + request + after, at: before.length }
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
