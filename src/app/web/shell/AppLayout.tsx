import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { client } from './app-query.ts'
import { lazyExtra } from '../../../platform/web/page/lazy-extra.ts'
import { cx } from '#platform/web/ui/cx.ts'
import styles from './Shell.module.css'
import { usePage } from './use-page.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const InstallOffer = lazyExtra(() => afterPaint(() => import('./InstallOffer.tsx')).then((file) => file.InstallOffer))

/** Around the pages of the app itself. Their hue and measure come from ui/Page. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const page = usePage()
  return (
    <QueryClientProvider client={client}>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.app)} data-area={page?.area}>
        {children}
      </main>
      <Suspense fallback={null}>
        <InstallOffer />
      </Suspense>
    </QueryClientProvider>
  )
}
