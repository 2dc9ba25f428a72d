/**
 * Of every connection to the database: how long one may take to be made, or to become free in a pool. Without these
 * a database that takes connections and says nothing would hold up whoever asks it for ever.
 */
export const connectionLimits = { connectionTimeoutMillis: 5000, keepAlive: true } as const

/** No statement of ours takes a second; the sweeps of a large installation may take some. */
export const queryTimeoutMsDefault = 30_000
