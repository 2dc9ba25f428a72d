import { type DocField, FieldList, TypeLabel } from './field-list'
import { Code, ProseText } from './prose-text'

interface DocObject {
  name: string
  description: string
  fields: DocField[]
  values: string[]
  options: DocField['type'][]
}

/** A named shape and its fields. */
export function ObjectSection({
  object: { name, description, fields, values, options },
}: {
  object: DocObject
}) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="border-t py-6 first-of-type:border-t-0">
      <h2 id={`${name}-title`} className="font-mono text-sm font-semibold">
        <a href={`#${name}`} className="hover:underline">
          {name}
        </a>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <ProseText>{description}</ProseText>
      </p>
      {fields.length > 0 ? (
        <div className="mt-3">
          <FieldList fields={fields} />
        </div>
      ) : null}
      {values.length > 0 ? (
        <p className="mt-2 flex flex-wrap gap-1.5 text-xs">
          {values.map((value) => (
            <Code key={value}>{value}</Code>
          ))}
        </p>
      ) : null}
      {options.length > 0 ? (
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
          {options.map((option) => (
            <span key={option.text} className="inline-flex min-h-6 items-center">
              <TypeLabel type={option} />
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}
