import type { Block, Prisma } from '@/lib/db/generated/client'
import type { DraftedBlock } from './drafted-parts'
import { asType, type CardRow, configOf, findMadeCard, type MadeCard } from './made-card'
import { matchCards } from './match-cards'

interface KeptBlocks {
  rows: Prisma.BlockCreateManyDashboardInput[]
  /** By index of a new card, the position of the one that it was before. */
  places: Map<number, number>
}

/** New cards with what their owner had changed by hand of the ones that they were before. */
export function keepEdits(before: Block[], drafted: DraftedBlock[]): KeptBlocks {
  const olds = before.flatMap(asMade)
  const news = drafted.flatMap(asMade)
  const pairs = matchCards(olds.map(asked), news.map(asked))
  const oldOf = (index: number) => olds[pairs.get(index) ?? -1]
  const rows = news.map((card, index) => {
    const old = oldOf(index)
    return old?.row.made || old?.row.removedAt ? withEdits(card, old) : card.row
  })
  return { rows, places: new Map([...pairs].map(([index, old]) => [index, olds[old]!.row.position])) }
}

interface Card<Row extends CardRow> {
  row: Row
  made: MadeCard
}

function asMade<Row extends CardRow>(row: Row): Card<Row>[] {
  const made = findMadeCard(row)
  return made ? [{ row, made }] : []
}

const asked = ({ row, made }: Card<CardRow & { sentence: string | null }>) => ({
  made,
  query: configOf(row).query,
  sentence: row.sentence,
})

function withEdits({ row: fresh, made }: Card<DraftedBlock>, { row: old, made: was }: Card<Block>) {
  const edited = <T>(now: T, before: T, next: T): T => (now === before ? next : now)
  const drawn = old.type === was.type ? null : asType(fresh, made, old.type)
  const size = edited(configOf(old).size ?? null, was.size, made.size)
  return {
    ...fresh,
    ...drawn,
    title: edited(old.title, was.title, fresh.title),
    description: edited(old.description, was.description, fresh.description),
    config: { ...(drawn?.config ?? configOf(fresh)), size: size ?? undefined } as Prisma.InputJsonObject,
    isHidden: old.isHidden,
    removedAt: old.removedAt,
    made: made as Prisma.InputJsonObject,
  }
}
