export interface CsvFile {
  /** In words, without an ending. */
  name: string
  /** UTF-8 where it is bytes. */
  content: string | ReadableStream<Uint8Array>
}
