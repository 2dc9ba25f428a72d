import { z } from 'zod'

/** Keywords that servers with strict schemas refuse; what they hold is checked when the answer is read. */
const unsupported = ['default', 'maxLength', 'minimum', 'maximum', 'maxItems']

/** A shape as the JSON schema that a model's server is asked to hold it to. */
export function answerSchema(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    reused: 'ref',
    override: ({ jsonSchema }) => {
      for (const keyword of unsupported) delete (jsonSchema as Record<string, unknown>)[keyword]
    },
  })
  return schema
}
