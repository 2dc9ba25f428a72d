/** The line through points, how much of their spread it tells, and the standard deviation of x. */
export function logLine(points: { x: number; y: number }[]): { slope: number; fit: number; spread: number } {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)]
  const xx = mean((point) => (point.x - x) ** 2)
  const yy = mean((point) => (point.y - y) ** 2)
  const xy = mean((point) => (point.x - x) * (point.y - y))
  return { slope: xy / xx, fit: xy ** 2 / (xx * yy), spread: Math.sqrt(xx) }
}
