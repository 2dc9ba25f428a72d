export interface Mail {
  to: string
  subject: string
  /** Paragraphs of plain text; the HTML is made of the same. */
  paragraphs: string[]
  /** Stands alone, large, after the first paragraph. */
  code?: string
}

/** Sends mail; resolves when somebody else is in charge of it, throws where nobody took it. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}
