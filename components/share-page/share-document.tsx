import { dataId, pageId } from './page-data'

/** What a browser fetches besides the page; the same for all share pages of a build. */
export interface PageFiles {
  styles: string[]
  /** The module that wakes the page, and those that it imports. */
  script: string
  modules: string[]
}

interface ShareDocumentProps {
  title: string
  description: string
  /** Its address, by which others are led to it. */
  url: string
  files: PageFiles
}

/** Where the markup of the page and the JSON of what it was made of are put: React would write them as text. */
export const pageSlot = '%page%'
export const dataSlot = '%data%'

/** The page of a share link around its markup, as Next would head it. */
export function ShareDocument({ title, description, url, files }: ShareDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141416" />
        <title>{`${title} · Readout`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <HandedOn {...{ title, description, url }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body>
        <div id={pageId} className="flex min-h-dvh flex-col">
          {pageSlot}
        </div>
        <script id={dataId} type="application/json">
          {dataSlot}
        </script>
      </body>
    </html>
  )
}

/** What messengers show beside a link (ogp.me). They are given the page only where the link is open to all. */
function HandedOn({ title, description, url }: Omit<ShareDocumentProps, 'files'>) {
  const told = {
    'og:type': 'website',
    'og:site_name': 'Readout',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': url.replace(/view\/$/, 'picture/'),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `The dashboard ${title}`,
  }
  return (
    <>
      {Object.entries(told).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
