export interface TimeLimit {
  /** Stops the clock while somebody else is waited for. */
  pause: () => void
  resume: () => void
  end: () => void
}

/** Tells when something has taken its time, without the time for which it was paused. */
export function startTimeLimit(milliseconds: number, onEnd: () => void): TimeLimit {
  let left = milliseconds
  let since = performance.now()
  let timer: NodeJS.Timeout | undefined = setTimeout(onEnd, left)
  let hasEnded = false
  return {
    pause: () => {
      clearTimeout(timer)
      left -= performance.now() - since
    },
    resume: () => {
      if (hasEnded) return
      since = performance.now()
      timer = setTimeout(onEnd, Math.max(0, left))
    },
    end: () => {
      hasEnded = true
      clearTimeout(timer)
    },
  }
}
