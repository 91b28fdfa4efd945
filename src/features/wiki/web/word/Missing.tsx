import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Door } from '../../contract.ts'
import { WIKI, wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { WordSearch } from '../core/WordSearch.tsx'
import styles from './Word.module.css'

const CrisisCard = lazy(() => import('#platform/web/care/CrisisCard.tsx').then((file) => ({ default: file.CrisisCard })))

/** Longer words are shown abbreviated. */
const SHOWN_LETTERS = 40

/** Page for an unknown word, with similar words. */
export function Missing({ asked, nearby, isGrave }: { asked: string; nearby: readonly Door[]; isGrave: boolean }) {
  const [isAside, setAside] = useState(false)
  const t = useMessages(wikiMessages)
  const stated = asked.trim()
  const isHelp = isGrave && !isAside
  const title = isHelp
    ? t.word.graveTitle
    : stated === ''
      ? t.word.missingEmpty
      : t.word.missingTitle(stated.length > SHOWN_LETTERS ? `${stated.slice(0, SHOWN_LETTERS)}…` : stated)
  return (
    <Page
      area="mind"
      wide
      header={
        <PageHeader back={<BackLink to={WIKI}>{t.toWiki}</BackLink>} title={title} lead={isHelp ? t.word.graveText : t.word.missingText} />
      }
    >
      <Stack gap={8}>
        <Suspense fallback={null}>{isHelp && <CrisisCard level={2} onNotNow={() => setAside(true)} />}</Suspense>
        <AreaLinks of={nearby} />
        <WordSearch />
      </Stack>
    </Page>
  )
}

export function AreaLinks({ of }: { of: readonly Door[] }) {
  return (
    <ul role="list" lang="en" className={styles.doors}>
      {of.map(({ slug, word }) => (
        <li key={slug}>
          <Link to={wordAddress(slug)} className={buttonClass({ kind: 'soft' })}>
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
