import type { Plan } from '../../plan/plan'
import { applied, type Outcome } from './outcome'

const title =
  /^(?:please |and )*(?:(?:set|use|make|change|give (?:it|the dashboard)|with) )?(?:the |a )?(?:dashboard(?:'s|’s)? )?(?:title|headline|heading)(?: (?:of )?(?:it|the dashboard|this))?(?: should be| is| to| as|:| =)?\s+["“'‘]?(.+?)["”'’.]*$/i
const called = /^(?:please |and )*(?:call|name|title) (?:it|this|the dashboard)\s*:?\s+["“'‘]?(.+?)["”'’.]*$/i
const lengthMax = 120

export function titleDirective(clause: string, plan: Plan): Outcome | null {
  const said = (title.exec(clause) ?? called.exec(clause))?.[1]?.trim()
  if (!said) return null
  plan.title = said.slice(0, lengthMax)
  return { ...applied, wish: { kind: 'title' } }
}
