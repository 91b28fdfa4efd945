import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { currentLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { miniMessages } from './messages.ts'
import { nearWindow } from './near-window.ts'

/**
 * A part that stands in the prerendered page and wakes up (its script is fetched, React takes it over) when it comes near
 * the window. `mark`: `data-mini` of the place that it stands in.
 */
export function lazyInView(mark: string, load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearWindow(() => document.querySelector(`[data-mini="${mark}"]`))
    const [Part] = await Promise.all([load(), wordsHere()])
    return { default: Part }
  })
}

/** Before the part wakes: then it changes its language in place, and is never seen to wait for it. */
async function wordsHere(): Promise<void> {
  const { language } = currentLocaleSettings()
  if (language === 'en' || miniMessages.arrived.has(language)) return
  await miniMessages.load[language]().then(
    (words) => miniMessages.arrived.set(language, words),
    // Offline: the English ones are here.
    () => miniMessages.arrived.set(language, miniMessages.en),
  )
}
