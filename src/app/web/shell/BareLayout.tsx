import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import styles from './Shell.module.css'
import { usePage } from './use-page.ts'

/** Around pages that want nothing around them. */
export function BareLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const page = usePage()
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-area={page?.area}>
      {children}
    </main>
  )
}
