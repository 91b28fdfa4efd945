import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getWikiPage, MOST_LETTERS, type Article, type WikiPageAnswer } from '../../contract.ts'
import { WIKI } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { useReading } from '../core/reading.ts'
import { beginAnew, stepTo } from '../core/trail.ts'
import { ArticleView } from './ArticleView.tsx'
import { Missing } from './Missing.tsx'
import { NeighbourMap } from './NeighbourMap.tsx'
import { SaveButton } from './SaveButton.tsx'
import { TrailStrip } from './TrailStrip.tsx'
import styles from './Word.module.css'
import { WordSkeleton } from './WordSkeleton.tsx'

const CrisisCard = lazy(() => import('#platform/web/care/CrisisCard.tsx').then((file) => ({ default: file.CrisisCard })))
const Writer = lazy(() => afterPaint(() => import('../written/Writer.tsx')))

/** Pages stored for reading without a network. */
const SHELF = { name: 'wiki', most: 200 }

function asked(word: string | undefined, sense: string | null) {
  const wanted = sense !== null && /^[nvar]\d{1,3}$/.test(sense) ? { sense } : {}
  return queryOf(getWikiPage, { query: { word: (word ?? '').slice(0, MOST_LETTERS), ...wanted } })
}

/** A word: its article, the words around it, and the current trail. */
export default function WordPage() {
  const t = useMessages(wikiMessages)
  const { word } = useParams()
  const [search] = useSearchParams()
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(asked(word, search.get('sense')), {
    fallback: 'on-failure',
    shelf: SHELF,
  })
  usePageTitle(data?.word ?? undefined)
  const { slug, word: title, article } = data ?? { slug: '', word: null, article: null }
  const sense = article?.sense ?? null
  useEffect(() => {
    if (title !== null) stepTo(slug, title, sense)
  }, [slug, title, sense])
  useReading(slug === '' ? undefined : slug)
  const back = <BackLink to={WIKI}>{t.toWiki}</BackLink>
  if (!data)
    return (
      <Page area="mind" wide header={<PageHeader back={back} title={(word ?? '').slice(0, MOST_LETTERS).replaceAll('_', ' ')} />}>
        {error && !isLooking ? <QueryError of={{ error, refetch, isFetching }} words={t} /> : <WordSkeleton />}
      </Page>
    )
  if (!data.article || data.word === null) return <Missing asked={data.asked} nearby={data.nearby} isGrave={data.isGrave} />
  return <Found key={`${slug} ${sense}`} page={data} word={data.word} article={data.article} />
}

function Found({ page, word, article }: { page: WikiPageAnswer; word: string; article: Article }) {
  const t = useMessages(wikiMessages)
  const [isAside, setAside] = useState(false)
  const isOther = page.asked.trim().toLowerCase().replaceAll(' ', '_') !== page.slug
  return (
    <Page
      area="mind"
      header={
        <PageHeader
          back={<BackLink to={WIKI}>{t.toWiki}</BackLink>}
          kicker={t.word.pos[article.pos]}
          title={<span lang="en">{word}</span>}
          {...(isOther && { lead: t.word.asked(page.asked) })}
          actions={<SaveButton of={{ slug: page.slug, word, sense: article.sense, gloss: article.gloss }} />}
        />
      }
      aside={
        <Stack gap={5}>
          <NeighbourMap word={word} neighbours={article.neighbours} />
          <TrailStrip onNew={() => beginAnew(page.slug, word, article.sense)} />
        </Stack>
      }
    >
      <Suspense fallback={<WordSkeleton />}>
        {page.isGrave && !isAside && (
          <div className={styles.care}>
            <CrisisCard level={2} onNotNow={() => setAside(true)} />
          </div>
        )}
        {page.writer !== 'none' && (
          <Suspense fallback={<div className={styles.writerPlace} />}>
            <Writer page={page} article={article} />
          </Suspense>
        )}
        <ArticleView page={page} article={article} />
      </Suspense>
    </Page>
  )
}
