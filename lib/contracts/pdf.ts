import { z } from 'zod'

export const pdfFormatSchema = z.enum(['A4', 'Letter'], 'must be A4 or Letter')

/** The query of the paths that answer with a PDF. */
export const pdfQuerySchema = z.object({ format: pdfFormatSchema.default('A4') })

export type PdfFormat = z.infer<typeof pdfFormatSchema>
