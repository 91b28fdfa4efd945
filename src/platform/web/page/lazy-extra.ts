import { lazy, type ComponentType } from 'react'

/** What a page can do without, fetched once it stands. When its file does not come, nothing is in its place, and the page goes on. */
export function lazyExtra<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.info('Left out for now.', error)
      return { default: () => null }
    }
  })
}
