import type { ComponentProps } from 'react'

/** In the place of Next's link, whose router the page does without. */
const PlainLink = (props: ComponentProps<'a'>) => <a {...props} />

export default PlainLink
