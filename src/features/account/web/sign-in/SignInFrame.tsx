import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { fern } from '#platform/web/ui/icons/subjects.ts'
import styles from './SignInFrame.module.css'
import { signInMessages } from './messages.ts'

const SignInScene = lazy(() => import('./SignInScene.tsx'))

/** The scene is loaded after the form works, because pictures must not delay signing in. */
const SCENE_TIMEOUT_MS = 1200

type Props = {
  title: string
  lead?: ReactNode
  /** Lines reserved for the lead, whose text may change once the person or invitation is loaded. */
  leadLines?: 2
  children?: ReactNode
  /** Below the form: the link to the other page, sign-in or sign-up. */
  foot?: ReactNode
  /** 0–1: how far the plant in the clearing has grown; without it there is no plant. */
  growth?: number
}

/** The layout of sign-in pages: a form on paper, beside (on phones, below) a clearing that fades in once the form is ready. */
export function SignInFrame({ title, lead, leadLines, children, foot, growth }: Props) {
  const t = useMessages(signInMessages)
  const [isCalm, setCalm] = useState(false)
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setCalm(true), 300)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setCalm(true), { timeout: SCENE_TIMEOUT_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return (
    <div className={styles.frame}>
      <div className={styles.stage} aria-hidden="true">
        {isCalm && (
          <Suspense fallback={null}>
            <SignInScene {...(growth === undefined ? {} : { growth })} />
          </Suspense>
        )}
      </div>
      <div className={styles.paper}>
        <header className={styles.head}>
          <Link to="/" className={styles.name} aria-label={t.home}>
            <Icon of={fern} size={26} />
            <span>{PRODUCT_NAME}</span>
          </Link>
        </header>
        <div className={styles.body}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead && (
            <p className={styles.lead} data-lines={leadLines}>
              {lead}
            </p>
          )}
          {children}
        </div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>
  )
}
