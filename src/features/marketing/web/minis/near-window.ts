/** Fetched while there is still this much to scroll. */
const AHEAD = '700px'

/** Waits until the place that `find` gives comes near the window; at once where there is no such place, or no way to watch it. */
export function nearWindow(find: () => Element | null): Promise<void> {
  return new Promise((resolve) => {
    // Where there was no prerendered page, the place is there a moment after this was asked for.
    setTimeout(() => {
      const place = find()
      if (!place || typeof IntersectionObserver === 'undefined') return resolve()
      const watch = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return
          watch.disconnect()
          resolve()
        },
        { rootMargin: AHEAD },
      )
      watch.observe(place)
    })
  })
}
