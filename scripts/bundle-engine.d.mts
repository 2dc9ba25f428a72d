/** Bundles an entry (by default the engine's own) under `.build/engine/` where that is stale; gives its path. */
export function bundleEngine(entry?: string): Promise<string>
