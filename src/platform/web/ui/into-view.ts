/** A `ref` for an element that appears after a press: it is scrolled into view once, if it is not visible. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
