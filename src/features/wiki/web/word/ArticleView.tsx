import { Link } from 'react-router'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Article, WikiPageAnswer } from '../../contract.ts'
import { wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { useLevel } from '../core/level.ts'
import { Pieces } from '../core/Pieces.tsx'
import { AreaLinks } from './Missing.tsx'
import styles from './Word.module.css'

/** Content of the page: the article, example sentences, and the word's other meanings. */
export function ArticleView({ page, article }: { page: WikiPageAnswer; article: Article }) {
  const t = useMessages(wikiMessages)
  const others = page.senses.filter(({ sense }) => sense !== article.sense)
  const isBelow = useLevel() !== 'dictionary' && page.writer === 'agreed'
  return (
    <Stack gap={8}>
      {isBelow && <h2 className={styles.dictionary}>{t.word.dictionary}</h2>}
      {article.isUnkind && <p className={styles.note}>{t.word.unkind}</p>}
      <article lang="en" className={styles.article} data-below={isBelow}>
        {article.paragraphs.map((paragraph, nth) => (
          <p key={nth}>
            <Pieces of={paragraph} />
          </p>
        ))}
      </article>
      {article.examples.length > 0 && (
        <section className={styles.part}>
          <h2>{t.word.examples}</h2>
          <Stack as="ul" role="list" lang="en" gap={3} className={styles.examples}>
            {article.examples.map(({ text, by }, nth) => (
              <li key={nth}>
                <q>
                  <Pieces of={text} />
                </q>
                {by !== null && <cite> {by}</cite>}
              </li>
            ))}
          </Stack>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.part}>
          <h2>{t.word.senses}</h2>
          <Stack as="ul" role="list" gap={3} className={styles.senses}>
            {others.map(({ sense, pos, gloss }) => (
              <li key={sense}>
                <span className="note">{t.word.pos[pos]}</span>
                <Link lang="en" to={wordAddress(page.slug, sense)} className={styles.sense}>
                  {gloss}
                </Link>
              </li>
            ))}
          </Stack>
        </section>
      )}
      {page.nearby.length > 0 && (
        <section className={styles.part}>
          <h2>{t.word.nearby}</h2>
          <AreaLinks of={page.nearby} />
        </section>
      )}
      <p className={styles.source}>{t.word.source}</p>
    </Stack>
  )
}
