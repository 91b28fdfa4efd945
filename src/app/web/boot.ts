// Built as a small script in every page's head, so that it waits for no file: the first paint has the chosen theme, and the
// page's text is visible before its scripts begin to run. The app's scripts are fetched meanwhile: the head preloads them.
import '#platform/web/theme/theme-boot.ts'

/** A page that is never painted (a tab opened in the background) starts after this time. */
const LONGEST_WAIT_MS = 400

const entry = document.currentScript?.dataset.entry
if (entry) {
  afterFirstPaint(() => {
    // The public face is complete without its scripts: until the first paint they do not even use bandwidth.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset.rel!
    void import(/* @vite-ignore */ entry)
  })
}

// Prerendered outlines are in English. Readers of another language see shapes until its texts are loaded, and no flash of English.
if (pageLanguage() !== 'en') document.documentElement.dataset.wordless = ''

// The notice comes after the page: its space is reserved from the first paint (Shell.module.css) until it is drawn.
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
    // Without paint timing events, the timeout starts it.
  }
}

/** The rule of i18n/locale-settings.ts in short: the choice, else the first supported language of the browser. */
function pageLanguage(): string {
  try {
    const chosen = localStorage.getItem('fernwell.language')
    if (chosen) return chosen
  } catch {
    // Storage is not accessible: then there is no choice.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => language === 'en' || language === 'de') ?? 'en'
}
