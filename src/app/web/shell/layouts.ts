import type { ComponentType, ReactNode } from 'react'
import type { WebPage } from '#platform/web/feature.ts'

type Layout = ComponentType<{ children?: ReactNode }>

/** Each layout in a separate file, so that a page loads only its own. */
export const layouts: Readonly<Record<WebPage['layout'], () => Promise<Layout>>> = {
  app: () => import('./AppLayout.tsx').then((file) => file.AppLayout),
  marketing: () => import('./MarketingLayout.tsx').then((file) => file.MarketingLayout),
  bare: () => import('./BareLayout.tsx').then((file) => file.BareLayout),
}
