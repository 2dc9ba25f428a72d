import type { CardContext } from './card'

/** Whether it is known what a row is, or each has a name of its own. */
export const areThings = ({ profile, table, dimensions }: CardContext): boolean =>
  Boolean(profile.row) || dimensions.some(({ distinct }) => distinct === table.rowCount)
