import path from 'node:path'
import type { DemoAccount } from './demo-account'
import { sampleFile } from './sample-dashboard'

/** What somebody needs who has just started it: where it is, how to get in, and a line to try. */
export function summary(options: {
  baseUrl: string
  rateLimits: boolean
  demo: DemoAccount | null
  projectDir: string
}): string {
  const { baseUrl, demo } = options
  const lines = [`Readout runs at ${baseUrl}`]
  if (demo) {
    const file = path.join(options.projectDir, sampleFile)
    lines.push(
      '',
      `  Sign in    ${demo.email}`,
      `  Password   ${demo.password}`,
      `  API key    ${demo.key}`,
      ...(demo.samplePath ? [`  Sample     ${baseUrl}${demo.samplePath}`] : []),
      '',
      'Make a dashboard of a file:',
      '',
      `  curl -X POST ${baseUrl}/api/dashboard/generate/ -H "Authorization: Bearer ${demo.key}" -F file_type=csv -F "file=@${file}"`,
      ...(options.rateLimits
        ? [
            '',
            `It is a free account with the limits of one. RATE_LIMITS=off npm start has none; premium:`,
            '',
            `  npm run -s key -- --email ${demo.email} --plan premium`,
          ]
        : []),
    )
  }
  return `\n${lines.join('\n')}\n\nCtrl-C ends it.\n`
}
