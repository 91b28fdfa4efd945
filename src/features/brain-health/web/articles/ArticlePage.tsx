import { useParams } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { minutesFor } from '../../content/article.ts'
import { ARTICLES } from '../../content/catalog.ts'
import styles from './Articles.module.css'
import { loadArticle } from './load-article.ts'
import { articlesMessages } from './messages.ts'

/** One article with its sources. */
export default function ArticlePage() {
  const a = useMessages(articlesMessages)
  const { slug = '' } = useParams()
  const { language } = useLocaleSettings()
  const { value: article, error, refetch } = useLoaded(`${slug}.${language}`, loadArticle)
  const entry = ARTICLES.find((one) => one.slug === slug)
  const words = entry?.[language]
  usePageTitle(words?.title ?? a.article)
  const back = <BackLink to="/brain-health/articles">{a.back}</BackLink>
  if (!entry || !words)
    return (
      <Page area="mind" header={<PageHeader back={back} title={a.noneTitle} />}>
        <p>{a.noneText}</p>
      </Page>
    )
  return (
    <Page
      area="mind"
      header={<PageHeader back={back} kicker={`${a.topics[entry.topic]} · ${a.minutes(minutesFor(words.words))}`} title={words.title} />}
    >
      {article ? (
        <article className={styles.article}>
          <p className={styles.articleLead}>{article.lead}</p>
          {article.blocks.map(({ kind, text }) => (kind === 'heading' ? <h2 key={text}>{text}</h2> : <p key={text}>{text}</p>))}
          <footer className={styles.sources}>
            <h2>{a.sources}</h2>
            <ul>
              {article.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
            <p>{a.note}</p>
            <p className={styles.printer}>
              <Button kind="soft" size="sm" onClick={() => window.print()}>
                {a.print}
              </Button>
            </p>
          </footer>
        </article>
      ) : error ? (
        <ErrorState title={a.failedTitle} text={a.failedText} onRetry={refetch} />
      ) : (
        <Skeleton shape="card" className={styles.shadow} />
      )}
    </Page>
  )
}
