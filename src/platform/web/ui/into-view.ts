/** A `ref` for what appears as the answer to a press: it is scrolled to once, when it comes, as far as it is out of sight. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
