import path from 'node:path'

/** What draws the page of share links (`draw.cjs`), the scripts that wake it, each thrice, and their list. */
export const sharePageFolder = (projectDir: string): string => path.join(projectDir, '.build', 'share-page')

export const scriptsFolder = (projectDir: string): string => path.join(sharePageFolder(projectDir), 'scripts')

export const scriptList = (projectDir: string): string =>
  path.join(sharePageFolder(projectDir), 'scripts.json')
