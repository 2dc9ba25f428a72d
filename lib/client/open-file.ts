import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'

/** A file of the disk to be sent, read only as it is; for Node 20 and newer, not for browsers. */
export const openFile = async (path: string): Promise<File> =>
  new File([await openAsBlob(path)], basename(path))
