/** What a cutter gives its cells to, row by row. */
export interface CellSink {
  /** A cell that stands in the source. */
  addSlice(start: number, end: number): void
  addText(text: string): void
  endRow(firstLine: number, lastLine: number): void
  endComment(line: number): void
}

/** The cells of a short text by row. */
export class SampleRows implements CellSink {
  readonly rows: string[][] = []
  private row: string[] = []

  constructor(private readonly source: string) {}

  addSlice(start: number, end: number): void {
    this.row.push(this.source.slice(start, end))
  }

  addText(text: string): void {
    this.row.push(text)
  }

  endRow(): void {
    this.rows.push(this.row)
    this.row = []
  }

  endComment(): void {
    this.row = []
  }
}

/** How wide the rows of a text are. */
export class WidthCounts implements CellSink {
  private readonly counts = new Map<number, number>()
  private width = 0

  addSlice(): void {
    this.width++
  }

  addText(): void {
    this.width++
  }

  endRow(): void {
    this.counts.set(this.width, (this.counts.get(this.width) ?? 0) + 1)
    this.width = 0
  }

  endComment(): void {
    this.width = 0
  }

  /** The most common width, 0 where there is no row. */
  usual(): number {
    return [...this.counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0]
  }
}
