import type { ComponentProps } from 'react'

/** In the place of Next's link, whose router the page does without. */
const PlainLink = (props: ComponentProps<'a'>) => <a {...props} />

// Next's link is one too
// biome-ignore lint/style/noDefaultExport: what it stands for is one
export default PlainLink
