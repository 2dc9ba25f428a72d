/** What a form has that is the address of a view. Each form without a method has the method `get`: that says nothing. */
export const viewForm = { 'data-view-form': '' }

interface Followed {
  target: EventTarget
  /** What the views are shown in. */
  currentTarget: Element
}

/** The form whose fields are the address of a view; null of a dialog's, which comes by here though it stands elsewhere. */
export function followedForm({ target, currentTarget }: Followed): HTMLFormElement | null {
  if (!(target instanceof HTMLFormElement) || !target.matches('[data-view-form]')) return null
  return currentTarget.contains(target) ? target : null
}

/** The address of another view of the page that is pressed; null where nothing leads to one. */
export function followedHref({ target, currentTarget }: Followed): string | null {
  const link = target instanceof Element ? target.closest('a[href^="?"]') : null
  return link && currentTarget.contains(link) ? link.getAttribute('href') : null
}
