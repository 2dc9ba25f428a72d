import { ShareFrame } from '@/components/shell/share-frame'
import { SkipLink } from '@/components/shell/skip-link'
import { ThemeProvider } from '@/components/shell/theme-provider'
import { SharedPage, type SharedPageProps } from './shared-page'

/** All of a share link's page, drawn by our server and woken in the browser. */
export function SharePage(props: SharedPageProps) {
  return (
    <>
      <SkipLink />
      <ThemeProvider nonce={undefined}>
        <ShareFrame>
          <SharedPage {...props} />
        </ShareFrame>
      </ThemeProvider>
    </>
  )
}
