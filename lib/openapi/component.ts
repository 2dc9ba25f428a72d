import type { z } from 'zod'

/** A schema with a name of its own in the document, and what each of its fields means. */
export interface Component {
  schema: z.ZodType
  description: string
  fields: Readonly<Record<string, string>>
}

/** An object in words: a field that is not described does not compile. */
export const objectComponent = <Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  description: string,
  fields: { readonly [Field in keyof Shape & string]: string },
): Component => ({ schema, description, fields })

export const plainComponent = (schema: z.ZodType, description: string): Component => ({
  schema,
  description,
  fields: {},
})
