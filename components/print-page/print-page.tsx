import { PrintedDashboard, type PrintedDashboardProps } from '@/components/dashboard/printed-dashboard'

/** A server has few fonts, often none for Chinese, Japanese and Korean; a browser fetches the parts that a text needs. */
const fontFamily = [
  '"Inter Variable"',
  '"Noto Sans JP Variable"',
  '"Noto Sans SC Variable"',
  '"Noto Sans KR Variable"',
  'sans-serif',
].join(', ')

/** All of a page to be printed. */
export const PrintPage = (props: PrintedDashboardProps) => (
  <main id="main" tabIndex={-1} style={{ fontFamily }}>
    <PrintedDashboard {...props} />
  </main>
)
