import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { CodeBlock } from './code-block'
import { type DocField, FieldList, TypeLabel } from './field-list'
import { MethodLabel } from './method-label'
import { ProseText } from './prose-text'
import { TryOperation } from './try-operation'

interface DocParameter {
  name: string
  in: 'path' | 'query' | 'header'
  type: string
  isRequired: boolean
  description: string
}

interface DocAnswer {
  status: number
  description: string
  data: DocField['type']
  fields: DocField[]
  headers: string[]
  example: string | null
}

export interface DocOperation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  access: string
  parameters: DocParameter[]
  body: { mediaType: string; component: string | null; fields: DocField[]; example: string } | null
  answers: DocAnswer[]
  errors: { code: string; status: number }[]
  request: string
}

/** One operation: what it does and reads on the left, how it is called and what it answers on the right. */
export function OperationSection({ operation }: { operation: DocOperation }) {
  const { id, method, path, summary, description, access, parameters, body, answers, errors } = operation
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t py-8 first:border-t-0 first:pt-0">
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        <a href={`#${id}`} className="hover:underline">
          {summary}
        </a>
      </h2>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <MethodLabel method={method} path={path} />
        <Badge>{accessTexts[access] ?? access}</Badge>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <p className="max-w-prose text-sm text-muted">
            <ProseText>{description}</ProseText>
          </p>
          {parameters.length > 0 ? <Parameters parameters={parameters} /> : null}
          {body ? <RequestBody body={body} /> : null}
          {answers.map((answer) => (
            <Answer key={answer.status} answer={answer} />
          ))}
          <Errors errors={errors} />
        </div>
        <div className="flex flex-col gap-3 lg:sticky lg:top-20 lg:self-start">
          <CodeBlock label="Request" of={summary} code={operation.request} />
          {answers.map(({ status, example }) =>
            example ? (
              <CodeBlock key={status} label={`Answer ${status}`} of={summary} code={example} isTall />
            ) : null,
          )}
          <TryOperation
            operation={{
              id,
              method,
              path,
              access,
              parameters: parameters.filter((parameter) => parameter.in !== 'header'),
              body: body && {
                mediaType: body.mediaType,
                example: body.example,
                fields: body.fields.map(({ name, isRequired, values, type }) => ({
                  name,
                  isRequired,
                  values,
                  isFile: type.text === 'file',
                })),
              },
            }}
          />
        </div>
      </div>
    </section>
  )
}

const accessTexts: Record<string, string> = {
  public: 'no key',
  account: 'any key',
  session: 'signed in, no key',
}

const Heading = ({ children }: { children: string }) => <h3 className="text-sm font-semibold">{children}</h3>

function Parameters({ parameters }: { parameters: DocParameter[] }) {
  const fields = parameters.map((parameter) => ({
    ...parameter,
    type: { text: `${parameter.type}, in the ${parameter.in}`, component: null },
    values: [],
    fields: [],
  }))
  return (
    <div className="flex flex-col gap-2">
      <Heading>Parameters</Heading>
      <FieldList fields={fields} isRequest />
    </div>
  )
}

function RequestBody({ body }: { body: NonNullable<DocOperation['body']> }) {
  return (
    <div className="flex flex-col gap-2">
      <Heading>Body</Heading>
      <p className="text-xs text-muted">{body.mediaType}</p>
      <FieldList fields={body.fields} isRequest />
    </div>
  )
}

function Answer({ answer: { status, description, data, fields, headers } }: { answer: DocAnswer }) {
  return (
    <div className="flex flex-col gap-1">
      <Heading>{`Answer ${status}`}</Heading>
      <p className="text-sm text-muted">
        <ProseText>{description}</ProseText>
        {headers.length > 0 ? ` Headers: ${headers.join(', ')}.` : null}
      </p>
      {fields.length > 0 ? (
        <details className="mt-1">
          <summary className="cursor-pointer text-sm">
            <code className="font-mono text-xs">data</code>: {data.text}
          </summary>
          <div className="mt-2 flex flex-col gap-2">
            <FieldList fields={fields} />
            {data.component ? (
              <p>
                <TypeLabel type={{ ...data, text: `More about ${data.component}` }} />
              </p>
            ) : null}
          </div>
        </details>
      ) : (
        <p className="text-sm">
          <TypeLabel type={data} />
        </p>
      )}
    </div>
  )
}

function Errors({ errors }: { errors: DocOperation['errors'] }) {
  return (
    <details>
      <summary className="cursor-pointer text-sm font-semibold">{`Errors (${errors.length})`}</summary>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map(({ code, status }) => (
          <li key={code} className="figures flex gap-2 text-xs">
            <span className="text-faint">{status}</span>
            <Link
              href={`/docs/errors/#${code}`}
              className="font-mono text-accent underline underline-offset-2"
            >
              {code}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
