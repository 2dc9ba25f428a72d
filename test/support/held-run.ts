/** A run of the engine that begins, tells so, and ends when the test says how. */
export function heldRun<Result>() {
  let begin = () => {}
  let end: (result: Result) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const ended = new Promise<Result>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const run = () => {
    begin()
    return ended
  }
  return { run, isBegun, end, fail }
}
