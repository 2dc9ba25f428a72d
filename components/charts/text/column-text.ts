import type { CardBlock } from '../card-block'

/** A column of a card's rows in words, as the card calls it. */
export function columnText({ config }: Pick<CardBlock, 'config'>, column: string): string {
  return config.labels && Object.hasOwn(config.labels, column) ? config.labels[column]! : column
}

/** What stands on an axis, as the card's texts write it. */
export function axisName(
  { spec, config, data_preview }: CardBlock<'bar' | 'line' | 'area' | 'scatter' | 'bubble'>,
  side: 'x' | 'y',
): string {
  const labels = config.labels ?? {}
  return Object.hasOwn(labels, spec[side]) ? labels[spec[side]]! : data_preview[`${side}_axis`]
}
