import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { ARTICLES, TOPICS } from '../../content/catalog.ts'
import { minutesFor } from '../../content/article.ts'
import { SubPage } from '../core/SubPage.tsx'
import styles from './Articles.module.css'
import { articlesMessages } from './messages.ts'

/** All articles by topic. */
export default function ArticlesPage() {
  const a = useMessages(articlesMessages)
  const { language } = useLocaleSettings()
  return (
    <SubPage title={a.title} lead={a.lead}>
      <Stack gap={8}>
        {TOPICS.map((topic) => (
          <section key={topic} className={styles.topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`}>{a.topics[topic]}</h2>
            <ul role="list">
              {ARTICLES.filter((one) => one.topic === topic).map((article) => (
                <Card as="li" key={article.slug} className={styles.tile}>
                  <Link to={`/brain-health/articles/${article.slug}`} viewTransition className={stretchedClass}>
                    {article[language].title}
                  </Link>
                  <p>{a.minutes(minutesFor(article[language].words))}</p>
                </Card>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </SubPage>
  )
}
