/** Labels up to this length take one line under the axis. */
export const shortLabel = 6
