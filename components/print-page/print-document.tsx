/** What a browser fetches besides the page. */
export interface PrintFiles {
  styles: string[]
  /** Draws the page. */
  script: string
}

export const printId = 'print'
export const printDataId = 'print-data'

/** Where the JSON of what is printed is put: React would write it as text. */
export const printDataSlot = '%print data%'

interface PrintDocumentProps {
  title: string
  description: string
  files: PrintFiles
}

/** The page of a dashboard to be printed, which its script draws. */
export function PrintDocument({ title, description, files }: PrintDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body>
        <div id={printId} />
        <script id={printDataId} type="application/json">
          {printDataSlot}
        </script>
      </body>
    </html>
  )
}
