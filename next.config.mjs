/** @type {import('next').NextConfig} */
const config = {
  // Both forms of a path answer directly: a redirected multipart POST loses its body in many clients.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Streamed metadata leaves a page without its title for a moment: in the tab, and for screen readers.
  htmlLimitedBots: /.*/,
  // Of their endings a server would make video and programs; they are to be read.
  headers: async () => [
    {
      source: '/quick-start/:file',
      headers: [{ key: 'content-type', value: 'text/plain; charset=utf-8' }],
    },
  ],
  // `npm run check` holds the types; a build on the machine of a user should not need the compiler.
  typescript: { ignoreBuildErrors: true },
  // What a development server kept of an earlier commit made the next one's pages load anew without end.
  experimental: { turbopackFileSystemCacheForDev: false },
  serverExternalPackages: ['pg', 'pg-boss', 'pino', 'pidusage', 'playwright', 'playwright-core'],
}

export default config
