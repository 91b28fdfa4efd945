import type { Page } from '@playwright/test'
import { putAxeOn } from './axe.ts'

type Commons = {
  setup: (root: Element) => void
  teardown: () => void
  commons: { aria: { getRole: (of: Element) => string | null }; text: { accessibleText: (of: Element) => string } }
}

/**
 * Accessible names that two controls of one role share on the current page, a line each: screen-reader users cannot distinguish
 * them. Links to the same address may share a name, and so may controls in rows with the same link, because they do the same;
 * names include those of their groups.
 */
export async function sharedNames(page: Page): Promise<string[]> {
  await putAxeOn(page)
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: Commons }
    const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'tab']
    const GROUPS = 'fieldset, [role=radiogroup], [role=tablist], [role=group], [role=toolbar]'
    axe.setup(document.documentElement)
    try {
      const found = new Map<string, { count: number; places: Set<string> }>()
      for (const one of document.querySelectorAll('a[href], button, input, select, textarea, summary, [role]')) {
        const role = axe.commons.aria.getRole(one)
        if (!role || !ROLES.includes(role) || one.closest('[aria-hidden=true], [inert]')) continue
        if (!one.checkVisibility({ visibilityProperty: true })) continue
        const groups: string[] = []
        for (let group = one.parentElement?.closest(GROUPS); group; group = group.parentElement?.closest(GROUPS))
          groups.push(axe.commons.text.accessibleText(group))
        const key = `${role} "${axe.commons.text.accessibleText(one)}"${groups.map((group) => ` in "${group}"`).join('')}`
        const same = found.get(key) ?? { count: 0, places: new Set() }
        same.count++
        const row = one instanceof HTMLAnchorElement ? one : one.closest('li, article')?.querySelector<HTMLAnchorElement>('a[href]')
        same.places.add(row?.href ?? `${same.count}`)
        found.set(key, same)
      }
      return [...found].filter(([, { places }]) => places.size > 1).map(([key, { count }]) => `${count} times ${key}`)
    } finally {
      axe.teardown()
    }
  })
}
