import { lazy, type ComponentType } from 'react'

/** An optional part of a page, loaded lazily. If its file cannot be loaded, nothing is rendered in its place and the page still works. */
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
