import { describe, expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const rows = 900

interface Shop {
  /** Whether more come back in one cell alone, in a whole channel, or by what one channel sells. */
  by: 'cell' | 'channel' | 'mix'
}

/** Orders with what they were of, where they came from and whether they were returned. */
function orders({ by }: Shop): (string | number)[][] {
  const made = Array.from({ length: rows }, (_, row) => {
    const channel = ['shop', 'phone', 'web'][row % 3]!
    const turn = Math.floor(row / 3)
    const kind =
      by === 'mix' && channel === 'web' && turn % 5 !== 0
        ? 'shoes'
        : ['hats', 'coats', 'shoes', 'bags'][turn % 4]!
    const isMany = {
      cell: channel === 'web' && kind === 'shoes',
      channel: channel === 'web',
      mix: kind === 'shoes',
    }[by]
    const isBack = spread(row, 100, 37) < (isMany ? 55 : 9)
    return [`O${5000 + row}`, channel, kind, 20 + spread(row, 90, 53), isBack ? 'yes' : 'no']
  })
  return [['order', 'channel', 'kind', 'price', 'returned'], ...made]
}

const captionOf = (table: (string | number)[][], title: RegExp) =>
  draft(table).blocks.find((block) => block.type === 'bar' && title.test(block.title))?.description

describe('the caption of a ranking', () => {
  it('says where alone the group stands out that does', () => {
    expect(captionOf(orders({ by: 'cell' }), /by channel$/)).toMatch(
      /web stands out only where kind is shoes: 5\d(\.\d)?% against \d+(\.\d)?% for the others, elsewhere \d+(\.\d)?% against \d+(\.\d)?%\.$/,
    )
  })

  it('does not where it stands out everywhere', () => {
    expect(captionOf(orders({ by: 'channel' }), /by channel$/)).toMatch(/^Web is highest at/)
    expect(captionOf(orders({ by: 'channel' }), /by channel$/)).not.toContain('stands out')
  })

  it('does not where another column is all that makes it', () => {
    const caption = captionOf(orders({ by: 'mix' }), /by channel$/)
    expect(caption).not.toContain('stands out')
    expect(caption).toContain('among rows with the same kind')
  })

  it('names a kind that makes it rather than a stretch of a number that comes with the kind', () => {
    const birds = Array.from({ length: rows }, (_, row) => {
      const kind = ['goose', 'duck', 'tern'][(row * 7) % 3]!
      const island = kind === 'goose' ? 'north' : ['north', 'south', 'west'][Math.floor(row / 3) % 3]!
      const mass = { goose: 5000, duck: 3700, tern: 3690 }[kind]! + spread(row, 500, 37)
      return [kind, island, { goose: 47, duck: 38, tern: 37 }[kind]! + spread(row, 6, 53), mass]
    })
    const caption = captionOf([['kind', 'island', 'beak', 'mass'], ...birds], /mass by island$/)
    expect(caption).toContain('among rows with the same kind')
    expect(caption).not.toContain('beak')
  })

  it('does not where the figures of all rows do not show it, since what is sold elsewhere differs', () => {
    const mixed = Array.from({ length: rows }, (_, row) => {
      const isWeb = row % 2 === 0
      const turn = Math.floor(row / 2)
      const kind = turn % 3 === 0 ? 'shoes' : turn % 10 < (isWeb ? 9 : 2) ? 'bags' : 'hats'
      const most = { shoes: isWeb ? 65 : 9, bags: 78, hats: 8 }[kind]
      return [`O${5000 + row}`, isWeb ? 'web' : 'shop', kind, spread(row, 100, 37) < most ? 'yes' : 'no']
    })
    expect(captionOf([['order', 'channel', 'kind', 'returned'], ...mixed], /by channel$/)).not.toContain(
      'stands out',
    )
  })
})
