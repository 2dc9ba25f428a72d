/** Where on the page a card stands, for links to it. */
export const cardAnchor = (position: number) => `card-${position}`
