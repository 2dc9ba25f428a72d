import { columnsMax, openedColumnsMax, tooManyColumns } from '../limits'
import { isWrapper } from './cell-text'
import { isObject } from './find-tables'

/** One key of the records, and the keys below it. */
export interface ColumnNode {
  children: Map<string, ColumnNode>
  /** Records that have a value here that is no object. */
  values: number
  /** Objects here are kept whole, as text. */
  isFolded: boolean
}

/** An object with more keys over all records is a lookup table, not a record. */
const childrenMax = 2000

const newNode = (): ColumnNode => ({ children: new Map(), values: 0, isFolded: false })

/** The columns that nested records have, found in one pass over them. */
export class ColumnTree {
  private readonly root = newNode()

  learn(record: unknown): void {
    this.walk(this.root, record, (node) => {
      node.values++
    })
  }

  /** Gives each value of a record that is no object to `found`, with its column. */
  visit(record: unknown, found: (node: ColumnNode, value: unknown) => void): void {
    this.walk(this.root, record, found)
  }

  /** Folds the objects whose keys differ most from record to record until the columns are few enough. */
  foldTo(rowCount: number): string[] {
    const folded: string[] = []
    for (let count = countLeaves(this.root); count > openedColumnsMax; count = countLeaves(this.root)) {
      const worst = findSparsest(this.root, '', rowCount)
      if (!worst) break
      worst.node.values = rowCount
      worst.node.isFolded = true
      worst.node.children.clear()
      folded.push(worst.path)
    }
    return folded
  }

  /** The columns in the order in which the records show them; null where there are too many. */
  leaves(): { node: ColumnNode; path: string }[] | null {
    if (countLeaves(this.root) > columnsMax) return null
    const leaves: { node: ColumnNode; path: string }[] = []
    const collect = (node: ColumnNode, path: string) => {
      if (node.values > 0) leaves.push({ node, path: path === '' && node === this.root ? 'value' : path })
      for (const [key, child] of node.children) collect(child, node === this.root ? key : `${path}.${key}`)
    }
    collect(this.root, '')
    return leaves
  }

  private walk(node: ColumnNode, value: unknown, found: (node: ColumnNode, value: unknown) => void): void {
    const keys = isObject(value) ? Object.keys(value) : []
    if (!isObject(value) || node.isFolded || isWrapper(keys)) {
      found(node, value)
      return
    }
    for (const key of keys) {
      let child = node.children.get(key)
      if (!child) {
        if (node === this.root && node.children.size >= columnsMax) throw tooManyColumns('The JSON')
        if (node.children.size >= childrenMax) {
          node.isFolded = true
          node.values++
          node.children.clear()
          return
        }
        child = newNode()
        node.children.set(key, child)
      }
      this.walk(child, value[key], found)
    }
  }
}

function countLeaves(node: ColumnNode): number {
  let count = node.values > 0 ? 1 : 0
  for (const child of node.children.values()) count += countLeaves(child)
  return count
}

/** The object below the root with the most blank cells in its columns. */
function findSparsest(
  node: ColumnNode,
  path: string,
  rowCount: number,
): { node: ColumnNode; path: string; blanks: number } | null {
  let worst: { node: ColumnNode; path: string; blanks: number } | null = null
  for (const [key, child] of node.children) {
    if (child.children.size === 0) continue
    const childPath = path === '' ? key : `${path}.${key}`
    const own = { node: child, path: childPath, blanks: countBlanks(child, rowCount) }
    const inner = findSparsest(child, childPath, rowCount)
    const best = inner && inner.blanks >= own.blanks * innerShareMin ? inner : own
    if (!worst || best.blanks > worst.blanks) worst = best
  }
  return worst
}

/** The inner object is folded rather than the outer where most of the blanks are its own. */
const innerShareMin = 0.8

function countBlanks(node: ColumnNode, rowCount: number): number {
  let blanks = node.values > 0 ? rowCount - node.values : 0
  for (const child of node.children.values()) blanks += countBlanks(child, rowCount)
  return blanks
}
