import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { languageNames, setLanguageChoice, useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { germanAddressOf } from '#platform/web/page/german-address.ts'
import { useSession } from '#platform/web/session/session.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { fern } from '#platform/web/ui/icons/subjects.ts'
import { useAppMap } from './app-map.ts'
import { shellMessages } from './messages.ts'
import styles from './MarketingLayout.module.css'
import { titleMessages } from './titles.ts'
import { usePage } from './use-page.ts'

const FOOT = ['/how-it-works', '/reviews', '/about', '/faq', '/support', '/blog', '/get-help', '/privacy', '/terms']

/** Head and foot of the public face. Links appear with the pages they lead to. */
export function MarketingLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useMessages(shellMessages)
  const { paths, home, titles } = useAppMap()
  const translated = useMessages(titleMessages)
  const { user } = useSession()
  const page = usePage()
  const foot = FOOT.filter((path) => paths.has(path))
  const doors = [
    { to: '/login', words: t.login, kind: 'quiet' },
    { to: '/signup', words: t.signup, kind: 'soft' },
  ] as const
  return (
    <div className={styles.frame} data-area={page?.area}>
      <header className={styles.head}>
        <Link to="/" className={styles.name}>
          <Icon of={fern} size={26} />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <nav className={styles.doors}>
          {user ? (
            <Link to={home} className={buttonClass({ kind: 'soft', size: 'sm' })}>
              {t.toHub}
            </Link>
          ) : (
            doors
              .filter(({ to }) => paths.has(to) && page?.path !== to)
              .map(({ to, words, kind }) => (
                <Link key={to} to={to} className={buttonClass({ kind, size: 'sm' })}>
                  {words}
                </Link>
              ))
          )}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot} data-above-bar={(user && !page?.hidesBar) || undefined}>
        <p>{t.footNote}</p>
        {page?.inGerman && <LanguageLink path={page.path} />}
        {foot.length > 0 && (
          <nav aria-label={t.footNav}>
            <ul role="list" className={styles.links}>
              {foot.map((path) => (
                <li key={path}>
                  <Link to={path}>{translated[path] ?? titles[path]}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </footer>
    </div>
  )
}

/** Leads to the page's address in the other language. Pressing it chooses that language; only visiting the address does not. */
function LanguageLink({ path }: { path: string }) {
  const other = useLocaleSettings().language === 'de' ? 'en' : 'de'
  return (
    <a
      href={other === 'de' ? germanAddressOf(path) : path}
      hrefLang={other}
      lang={other}
      className={styles.language}
      onClick={() => setLanguageChoice(other)}
    >
      {languageNames[other]}
    </a>
  )
}
