import type { CardBlock } from '../card-block'

/** A column of a card's rows in words, as the card calls it. */
export function columnText({ config }: Pick<CardBlock, 'config'>, column: string): string {
  return config.labels && Object.hasOwn(config.labels, column) ? config.labels[column]! : column
}
