/**
 * One order of all values that every list follows, so that a list that lacks some of them does not move the others.
 * Where lists contradict each other, and where they say nothing, what was named first stands first.
 */
export function mergedOrder<Value>(lists: Iterable<readonly Value[]>): Value[] {
  const after = new Map<Value, Set<Value>>()
  const waits = new Map<Value, number>()
  for (const list of lists) {
    list.forEach((value, at) => {
      if (!after.has(value)) after.set(value, new Set())
      const before = at > 0 ? after.get(list[at - 1]!) : undefined
      if (!before || before.has(value)) return
      before.add(value)
      waits.set(value, (waits.get(value) ?? 0) + 1)
    })
  }
  const left = new Set(after.keys())
  const order: Value[] = []
  while (left.size > 0) {
    const value = firstFree(left, waits)
    left.delete(value)
    order.push(value)
    for (const next of after.get(value)!) waits.set(next, waits.get(next)! - 1)
  }
  return order
}

function firstFree<Value>(left: Set<Value>, waits: Map<Value, number>): Value {
  for (const value of left) if ((waits.get(value) ?? 0) === 0) return value
  return left.values().next().value as Value
}
