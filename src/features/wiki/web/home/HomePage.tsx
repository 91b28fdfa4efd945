import { useState } from 'react'
import { Link } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { getWikiTrails, getWikiWords } from '../../contract.ts'
import { trailAddress, VOCABULARY, wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { WordSearch } from '../core/WordSearch.tsx'
import { isDue, useVocabulary } from '../core/vocabulary.ts'
import styles from './Home.module.css'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { articleOfTheDay } from './article-of-the-day.ts'
import { Welcome } from './Welcome.tsx'

const SHOWN_TRAILS = 8

export const queries = () => [queryOf(getWikiTrails), queryOf(getWikiWords)]

/** Start page of the wiki: begins a new trail, or continues an earlier one. */
export default function HomePage() {
  const t = useMessages(wikiMessages)
  const trails = usePersistedQuery(queryOf(getWikiTrails), { fallback: 'while-loading' })
  const vocabulary = useVocabulary()
  const failed = [trails, vocabulary].filter((one) => !one.data && one.error && !one.isLooking)
  const isOffline = failed.some(({ error }) => error instanceof NetworkError)
  const [door] = useState(() => articleOfTheDay(new Date()))
  return (
    <Page
      area="mind"
      wide
      header={<PageHeader back={<BackLink to="/brain-forest">{t.toForest}</BackLink>} title={t.title} lead={t.lead} />}
    >
      <div className={styles.home}>
        <WordSearch />
        <Welcome />
        {failed.length > 0 ? (
          <ErrorState
            title={isOffline ? t.offlineTitle : t.failedTitle}
            text={isOffline ? t.offlineText : t.failedText}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            retrying={failed.some(({ isFetching }) => isFetching)}
          />
        ) : trails.data && vocabulary.words ? (
          <>
            <Grid min="18rem">
              <TitledCard look="tinted" title={t.today.title} className={styles.tall}>
                <p>{t.today.text(door)}</p>
                <Link to={wordAddress(door)} viewTransition className={buttonClass({ kind: 'soft' })}>
                  {t.today.open(door)}
                </Link>
              </TitledCard>
              <VocabularyCard words={vocabulary.words} />
            </Grid>
            <Trails trails={trails.data.trails} />
          </>
        ) : (
          <HomeSkeleton />
        )}
      </div>
    </Page>
  )
}

function VocabularyCard({ words }: { words: NonNullable<ReturnType<typeof useVocabulary>['words']> }) {
  const t = useMessages(wikiMessages)
  const [now] = useState(() => Date.now())
  const due = words.filter((word) => isDue(word, now)).length
  return (
    <TitledCard title={t.vocabulary.title} className={styles.tall}>
      <p>{words.length === 0 ? t.vocabulary.none : due > 0 ? t.vocabulary.due(due) : t.vocabulary.rest(words.length)}</p>
      <Link to={VOCABULARY} viewTransition className={buttonClass({ kind: due > 0 ? 'primary' : 'soft' })}>
        {due > 0 ? t.vocabulary.review : t.vocabulary.open}
      </Link>
    </TitledCard>
  )
}

function Trails({ trails }: { trails: readonly { id: string; name: string; count: number; first: string | null; walkedAt: string }[] }) {
  const t = useMessages(wikiMessages)
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? trails : trails.slice(0, SHOWN_TRAILS)
  return (
    <section className={styles.trails}>
      <h2>{t.trails.title}</h2>
      {trails.length === 0 ? (
        <p className="soft">{t.trails.empty}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map(({ id, name, count, first, walkedAt }) => (
            <Card key={id} as="li">
              <h3>
                <Link to={trailAddress(id)} viewTransition className={stretchedClass}>
                  {name || t.trails.unnamed(first ?? '')}
                </Link>
              </h3>
              <p className="soft">
                {t.trails.count(count)} · {format.relative(Date.parse(walkedAt))}
              </p>
            </Card>
          ))}
        </ul>
      )}
      {!isAll && trails.length > SHOWN_TRAILS && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t.trails.more(trails.length)}
        </Button>
      )}
    </section>
  )
}
