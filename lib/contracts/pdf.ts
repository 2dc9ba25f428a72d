import { z } from 'zod'
import { pdfFormats } from './pdf-formats'

export const pdfFormatSchema = z.enum(pdfFormats, 'must be A4 or Letter')

/** The query of the paths that answer with a PDF. */
export const pdfQuerySchema = z.object({ format: pdfFormatSchema.default('A4') })

export type PdfFormat = z.infer<typeof pdfFormatSchema>
