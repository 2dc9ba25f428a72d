import fs from 'node:fs'
import path from 'node:path'
import type { DatasetColumn } from '@/lib/contracts/analysis'
import { datasetReport } from '@/lib/engine/compose/dataset-report'
import { understandDataset } from '@/lib/engine/generate-dashboard'

/** What people say of a column: the roles that are right, and whether its numbers may be added up (null: not said). */
export interface JudgedColumn {
  name: string
  roles: string[]
  maySum: boolean | null
}

export interface JudgedFile {
  file: string
  /** 0 for the files that were looked at, 1 for those that were only counted; corpus files in turns. */
  half: 0 | 1
  columns: JudgedColumn[]
}

/** A column as the engine reads it beside what people say of it. */
export interface Judgement {
  file: string
  half: 0 | 1
  column: DatasetColumn
  isRoleRight: boolean
  /** Its role, and that nothing is added up which must not be. */
  isRight: boolean
}

const readings = path.resolve('docs/readings')
const linesOf = <T>(file: string): T[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
const halfOf = (at: number) => (at % 2) as 0 | 1

/** Roles that answer the same question: what names, what splits, what is counted or measured, when. */
const coarse: Record<string, string> = {
  id: 'name',
  text: 'kind',
  category: 'kind',
  geo: 'kind',
  boolean: 'kind',
  date: 'time',
  time: 'time',
  measure: 'number',
  rate: 'number',
  level: 'number',
}

interface RLine {
  file: string
  columns: Record<string, { role: string[]; sum_ok?: boolean; additivity?: string[] }>
}

/** Set r, as far as its tables are kept here, or all of it where `folder` has it. */
export function setR(folder = readings): JudgedFile[] {
  const places = folder === readings ? 'tables-r' : 'tables'
  return linesOf<RLine>(path.join(folder, 'set-r.jsonl'))
    .map(({ file, columns }, at) => ({
      file: path.join(folder, places, path.basename(file)),
      half: halfOf(at),
      columns: Object.entries(columns).map(([name, { role, sum_ok, additivity }]) => ({
        name,
        roles: role,
        maySum: additivity ? additivity.includes('additive') : (sum_ok ?? null),
      })),
    }))
    .filter(({ file }) => fs.existsSync(file))
}

interface CorpusLine {
  path: string
  facts: Record<string, string[]>
}

/** The open corpus of the shared bench; none where it is not there. */
export function openCorpus(corpus = path.resolve('../shared/bench/corpus')): JudgedFile[] {
  const manifest = path.join(corpus, 'manifest.jsonl')
  if (!fs.existsSync(manifest)) return []
  return linesOf<CorpusLine>(manifest).map(({ path: file, facts }, at) => {
    const names = [...new Set(Object.values(facts).flat())]
    const rolesOf = (name: string) => Object.keys(facts).filter((role) => facts[role]!.includes(name))
    return {
      file: path.join(corpus, file),
      half: halfOf(at),
      columns: names.map((name) => ({
        name,
        roles: rolesOf(name),
        maySum: rolesOf(name).includes('measure'),
      })),
    }
  })
}

/** A repeated key both names things and splits the rows. */
const answersOf = (role: string): string[] => (role === 'code' ? ['name', 'kind'] : [coarse[role] ?? role])

const plain = (name: string) => name.trim().toLowerCase()

export function judge({ file, half, columns }: JudgedFile): Judgement[] {
  const extension = path.extname(file).slice(1)
  const fileType = extension === 'json' ? 'json' : 'csv'
  const bytes = fs.readFileSync(file)
  const report = datasetReport(understandDataset(bytes, { fileType, fileName: path.basename(file) }))
  return columns.flatMap((judged) => {
    const column = report.columns.find(({ name }) => plain(name) === plain(judged.name))
    if (!column || column.role === 'empty' || column.role === 'constant') return []
    const isRoleRight = judged.roles.some((role) => answersOf(column.role).includes(coarse[role] ?? role))
    const isAdded = column.role === 'measure' && column.additivity === 'additive'
    return [
      { file, half, column, isRoleRight, isRight: isRoleRight && !(isAdded && judged.maySum === false) },
    ]
  })
}
