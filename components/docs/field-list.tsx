import { ProseText } from './prose-text'
import { TextLink } from './text-link'

export interface DocField {
  name: string
  type: { text: string; component: string | null }
  isRequired: boolean
  description: string
  values: string[]
  fields: DocField[]
}

interface FieldListProps {
  fields: DocField[]
  /** Of an answer all fields are there; of a request the required ones are marked. */
  isRequest?: boolean
}

/** The fields of an object, one a row, those of their own inside. */
export function FieldList({ fields, isRequest = false }: FieldListProps) {
  return (
    <ul className="divide-y border-y">
      {fields.map((field) => (
        <li key={field.name} className="py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-xs font-semibold">{field.name}</code>
            <TypeLabel type={field.type} />
            {isRequest && field.isRequired ? (
              <span className="text-xs font-medium text-warn">required</span>
            ) : null}
            {!isRequest && !field.isRequired ? (
              <span className="text-xs text-faint">may be absent</span>
            ) : null}
          </p>
          {field.description ? (
            <p className="mt-0.5 text-sm text-muted">
              <ProseText>{field.description}</ProseText>
            </p>
          ) : null}
          {field.values.length > 0 ? <Values values={field.values} /> : null}
          {field.fields.length > 0 ? (
            <div className="mt-2 ml-3 border-l pl-3">
              <FieldList fields={field.fields} isRequest={isRequest} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** A type by name, which leads to where it is told. */
export function TypeLabel({ type }: { type: DocField['type'] }) {
  if (!type.component) return <span className="text-xs text-faint">{type.text}</span>
  return (
    <span className="text-xs">
      <TextLink href={`/docs/api/objects/#${type.component}`}>{type.text}</TextLink>
    </span>
  )
}

function Values({ values }: { values: string[] }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      {values.map((value) => (
        <code key={value} className="rounded-sm bg-sunken px-1 font-mono text-xs text-muted">
          {value}
        </code>
      ))}
    </p>
  )
}
