import type { SectionNames } from '@/lib/contracts/blocks'

/** What stands above the cards of a dashboard and in the list of its sections, where it is told in English. */
export const englishNames: SectionNames = {
  inShort: 'In short',
  howMuch: 'How much it is',
  course: 'How it went',
  differs: 'Where it differs',
  standsOut: 'What stands out',
  rows: 'Which rows',
  spread: 'How it spreads',
  together: 'What goes together',
  further: 'What else there is',
  trust: 'Can it be trusted',
  more: 'More on {1}',
  and: 'and',
}
