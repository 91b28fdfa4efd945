import type { Locator } from '@playwright/test'

/** Resolves when an element shows `text`, even briefly: on a busy machine, a second may pass between two polls from outside. */
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
