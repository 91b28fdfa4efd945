/** Distance from the window at which content is fetched. */
const AHEAD = '700px'

/** Waits until the element from `find` is near the window; resolves at once if there is none, or without IntersectionObserver. */
export function nearWindow(find: () => Element | null): Promise<void> {
  return new Promise((resolve) => {
    // Without a prerendered page, the element exists only a moment after this call.
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
