/** The papers that a dashboard is printed on. */
export const pdfFormats = ['A4', 'Letter'] as const
