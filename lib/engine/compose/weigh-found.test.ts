import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'
import { createRandom } from '../stats/random'
import { csvBytes, draft } from '../subject/subject.fixture'

const header = ['booking_no', 'channel', 'notice', 'cancelled', 'amount']

/** Bookings whose amounts hang together with nothing; those of some channel with some notice may be called off more often. */
function bookings(cancels: (channel: string, notice: string) => number) {
  const random = createRandom(5)
  const pick = (values: string[]) => values[Math.floor(random() * values.length)]!
  return [
    header,
    ...Array.from({ length: 1500 }, (_, row) => {
      const [channel, notice] = [pick(['web', 'desk', 'agent']), pick(['short', 'long'])]
      const isOff = random() < cancels(channel, notice)
      return [`B-${1000 + row}`, channel, notice, isOff ? 'yes' : 'no', (80 + 40 * random()).toFixed(2)]
    }),
  ]
}

const leadOf = ({ dataset }: ReturnType<typeof draft>) =>
  dataset.subject!.outcomes.map(({ column }) => column)

describe('what was found speaks for an outcome', () => {
  const together = bookings((channel, notice) => (channel === 'web' && notice === 'long' ? 0.5 : 0.08))

  it('most of all what holds where two things come together', () => {
    expect(leadOf(draft(together))[0]).toBe('cancelled')
  })

  it('and nothing does where nothing was found', () => {
    expect(leadOf(draft(bookings(() => 0.15)))[0]).toBe('amount')
  })

  it('beside what somebody has said it counts for nothing', () => {
    const said = generateDashboard(csvBytes(together), { fileType: 'csv', outcome: 'amount' })
    expect(leadOf(said)[0]).toBe('amount')
    expect(said.layout.narrative_snippets[0]).toMatch(/^Amount/)
  })
})
