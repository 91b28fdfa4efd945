import type { Locator } from '@playwright/test'

/** Resolves when an element says `text`, if only for a moment: between two looks from outside, a busy machine may pass a second. */
export const says = (element: Locator, text: string): Promise<void> =>
  element.evaluate(
    (node, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => node.textContent === wanted && resolve()
        new MutationObserver(look).observe(node, { characterData: true, childList: true, subtree: true })
        look()
      }),
    text,
  )
