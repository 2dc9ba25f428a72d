import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-sans-kr'
import '@fontsource-variable/noto-sans-sc'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PrintPage as Page } from '@/components/print-page/print-page'
import { takePrintJob } from '@/lib/services/export/print-jobs'

interface PrintPageProps {
  params: Promise<{ token: string }>
}

/** The token is good for one request, which asks twice. */
const readJob = cache((token: string) => takePrintJob(token) ?? notFound())

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const { dashboard } = readJob((await params).token)
  return {
    title: { absolute: dashboard.title },
    description: dashboard.description,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** For development: the built product draws it without Next (`serve-print-page.ts`), with the styles of this page. */
export default async function PrintPage({ params }: PrintPageProps) {
  const { dashboard, url, printedOn } = readJob((await params).token)
  return <Page dashboard={dashboard} url={url} printedOn={printedOn} />
}
