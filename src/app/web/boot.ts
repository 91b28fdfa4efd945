// Built as a small script that stands in every page's head, so that it waits for no file: the first paint wears the chosen theme, and the
// page's words are on the screen before its scripts begin to run. The app's are fetched meanwhile: the head preloads them.
import '#platform/web/theme/theme-boot.ts'

/** A page that is never painted (a tab opened in the background) starts all the same. */
const LONGEST_WAIT_MS = 400

const entry = document.currentScript?.dataset.entry
if (entry) {
  afterFirstPaint(() => {
    // The public face is whole without its scripts: until it is painted they do not even compete for the line.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset.rel!
    void import(/* @vite-ignore */ entry)
  })
}

// Prerendered outlines are in English. Whoever reads another language sees shapes until their words are here, and no flash of English.
if (pageLanguage() !== 'en') document.documentElement.dataset.wordless = ''

// The notice comes after the page: its room is kept from the first paint (Shell.module.css), until it stands there itself.
if (!navigator.onLine) document.documentElement.dataset.offline = ''

function afterFirstPaint(start: () => void): void {
  let isStarted = false
  const once = () => {
    if (isStarted) return
    isStarted = true
    start()
  }
  document.addEventListener('DOMContentLoaded', () => setTimeout(once, document.hidden ? 0 : LONGEST_WAIT_MS))
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) once()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    // Without the news of a paint, the time will do.
  }
}

/** The rule of i18n/locale-settings.ts in short: the choice, else the first of the browser's wishes that we speak. */
function pageLanguage(): string {
  try {
    const chosen = localStorage.getItem('fernwell.language')
    if (chosen) return chosen
  } catch {
    // Closed to us: then there is no choice.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => language === 'en' || language === 'de') ?? 'en'
}
