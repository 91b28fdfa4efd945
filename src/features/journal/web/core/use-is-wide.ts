import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'

/** Whether the window has room for a panel beside the page. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 64rem)')
