import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { currentLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { miniMessages } from './messages.ts'
import { nearWindow } from './near-window.ts'

/**
 * A part of the prerendered page that is hydrated (its script is loaded, React takes it over) when it comes near the window. `mark`:
 * the `data-mini` of its container.
 */
export function lazyInView(mark: string, load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearWindow(() => document.querySelector(`[data-mini="${mark}"]`))
    const [Part] = await Promise.all([load(), wordsHere()])
    return { default: Part }
  })
}

/** Loads the messages before hydration, so that the part never suspends and changes its language in place. */
async function wordsHere(): Promise<void> {
  const { language } = currentLocaleSettings()
  if (language === 'en' || miniMessages.arrived.has(language)) return
  await miniMessages.load[language]().then(
    (words) => miniMessages.arrived.set(language, words),
    // Offline: the English messages are available.
    () => miniMessages.arrived.set(language, miniMessages.en),
  )
}
