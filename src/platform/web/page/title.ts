import { useEffect } from 'react'
import { PRODUCT_NAME } from '#platform/contract/product.ts'

/** `title | Fernwell`; the name alone without a title. */
export function titleOf(title: string | undefined): string {
  return title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME
}

/** For a page whose title is known with its data: a track's name. Undefined leaves the route's own title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = titleOf(title)
  }, [title])
}
