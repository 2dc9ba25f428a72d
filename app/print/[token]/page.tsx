import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-sans-kr'
import '@fontsource-variable/noto-sans-sc'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PrintedDashboard } from '@/components/dashboard/printed-dashboard'
import { takePrintJob } from '@/lib/services/export/print-jobs'

interface PrintPageProps {
  params: Promise<{ token: string }>
}

/** A server has few fonts, often none for Chinese, Japanese and Korean; a browser fetches the parts that a text needs. */
const fontFamily = [
  '"Inter Variable"',
  '"Noto Sans JP Variable"',
  '"Noto Sans SC Variable"',
  '"Noto Sans KR Variable"',
  'sans-serif',
].join(', ')

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

export default async function PrintPage({ params }: PrintPageProps) {
  const { dashboard, url, printedOn } = readJob((await params).token)
  return (
    <main id="main" tabIndex={-1} style={{ fontFamily }}>
      <PrintedDashboard dashboard={dashboard} url={url} printedOn={printedOn} />
    </main>
  )
}
