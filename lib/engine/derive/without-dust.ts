/** A number without the dust that sums, differences and products of decimals leave. */
export const withoutDust = (value: number): number => Math.round(value * 1e6) / 1e6
