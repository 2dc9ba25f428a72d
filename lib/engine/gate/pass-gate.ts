import type { BlockDraft } from '@/lib/contracts/blocks'
import type { Insight } from '@/lib/contracts/claims'
import type { InvariantName, Withheld } from '@/lib/contracts/draft'
import type { Failures } from '../failures'
import type { Invariant, Shown } from './invariant'
import { invariants } from './registry'

/** What may be said of some rows, and what of it was left out. */
export class Gate {
  readonly withheld: Withheld[] = []

  constructor(
    private readonly shown: Shown,
    private readonly failures: Failures,
  ) {}

  insights(insights: Insight[]): Insight[] {
    const passed: Insight[] = []
    for (const insight of insights) {
      const broken = this.firstBroken((rule) => rule.insight?.(insight, this.shown, passed) ?? true)
      if (broken) this.withheld.push({ part: 'insight', name: insight.kind, invariant: broken })
      else passed.push(insight)
    }
    return passed
  }

  /**
   * Cards that may stand, in their order. What was asked for stands, with less said where that is not sound; where the
   * headline may not, another one does.
   */
  cards(blocks: BlockDraft[], otherHeadline: () => Omit<BlockDraft<'insight'>, 'position'>): BlockDraft[] {
    const passed: BlockDraft[] = []
    for (const block of blocks) {
      const isHeadline = block.type === 'insight' && block.clause === undefined
      const card = this.card(block, passed) ?? (isHeadline ? { ...otherHeadline(), position: 0 } : null)
      if (card) passed.push(card)
    }
    return passed.map((card, position) => ({ ...card, position }))
  }

  texts(texts: string[]): string[] {
    const passed: string[] = []
    for (const text of texts) {
      const broken = this.firstBroken((rule) => rule.text?.(text, passed) ?? true)
      if (broken) this.withheld.push({ part: 'text', name: 'story', invariant: broken })
      else passed.push(text)
    }
    return passed
  }

  /** The card as it may stand behind those before it, or null; what is wrong with it is noted. */
  card(block: BlockDraft, before: BlockDraft[]): BlockDraft | null {
    let card = block
    for (const [name, { card: judgeCard }] of entries()) {
      if (!judgeCard) continue
      const judged = this.judge(name, () => judgeCard(card, this.shown, before), card)
      if (judged === card || (judged === null && block.clause !== undefined)) continue
      this.withheld.push({ part: judged === null ? 'card' : 'text', name: block.type, invariant: name })
      if (judged === null) return null
      card = judged
    }
    return card
  }

  private firstBroken(holds: (invariant: Invariant) => boolean): InvariantName | undefined {
    return entries().find(([name, invariant]) => !this.judge(name, () => holds(invariant), true))?.[0]
  }

  /** An invariant that ends in an error of ours costs nothing but itself. */
  private judge<T>(name: InvariantName, judge: () => T, otherwise: T): T {
    return this.failures.attempt({ part: 'check', name }, judge, () => otherwise)
  }
}

const entries = () => Object.entries(invariants) as [InvariantName, Invariant][]
