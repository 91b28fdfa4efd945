import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { MarketingSection } from '#platform/web/ui/MarketingSection.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import areas from '../../Areas.module.css'
import { Closing } from '../../Closing.tsx'
import { postOf } from '../../blog/posts.ts'
import { COMPARISONS } from '../../compare/core/links.ts'
import { compareMessages } from '../../compare/view/messages.ts'
import { Sprig } from '../../compare/view/Sprig.tsx'
import type { FeatureWords } from '../core/feature-words.ts'
import { FEATURE_PAGES } from '../core/links.ts'
import styles from './FeaturePage.module.css'

/** Page of one feature: with a live demo, figures and limits. */
export function FeaturePage({ words, demo }: { words: FeatureWords; demo: ReactNode }) {
  const { onlyEnglish } = useMessages(compareMessages)
  const { path, kicker, title, lead, tryIt, figures, parts, model, limits, questions, sources } = words
  return (
    <>
      {onlyEnglish && <p className={styles.language}>{onlyEnglish}</p>}
      <article lang="en" className={areas.areas}>
        <header className={styles.head}>
          <div className={styles.words}>
            <p className={styles.kicker}>{kicker}</p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.doors}>
              <Link to="/signup" className={buttonClass({ size: 'lg' })}>
                Begin – it is yours
              </Link>
            </p>
            <p className={styles.try}>{tryIt}</p>
          </div>
          <div className={areas.glow}>{demo}</div>
        </header>

        <dl className={styles.figures}>
          {figures.map(({ value, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>

        {parts.map((part, index) => (
          <MarketingSection
            key={part.title}
            title={part.title}
            flip={index % 2 === 1}
            art={part.art ? <div className={areas.glow}>{part.art}</div> : <Sprig seed={`${path} ${index}`} className={styles.sprig} />}
          >
            <p>{part.text}</p>
            {part.points && (
              <ul className={styles.points}>
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </MarketingSection>
        ))}

        {model && (
          <section className={styles.band} aria-labelledby="model">
            <Stack gap={6} className={styles.inner}>
              <h2 id="model">With a language model, and without</h2>
              <div className={styles.columns}>
                <div>
                  <h3>Without one</h3>
                  <p>{model.without}</p>
                </div>
                <div>
                  <h3>With one</h3>
                  <p>{model.with}</p>
                </div>
                <div>
                  <h3>Data sent</h3>
                  <p>{model.sent}</p>
                </div>
              </div>
            </Stack>
          </section>
        )}

        <section className={styles.part} aria-labelledby="limits">
          <h2 id="limits">What it does not do</h2>
          <ul className={styles.limits}>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>

        <section className={styles.part} aria-labelledby="questions">
          <h2 id="questions">Small questions</h2>
          <div className={styles.questions}>
            {questions.map(({ q, a }) => (
              <details key={q}>
                <summary>{q}</summary>
                <p>{a}</p>
              </details>
            ))}
          </div>
          <p className={styles.more}>
            <Link to="/faq">All questions and answers</Link>
          </p>
        </section>

        <nav className={styles.part} aria-labelledby="further">
          <h2 id="further">Read on</h2>
          <div className={styles.columns}>
            <div>
              <h3>From the blog</h3>
              <ul role="list" className={styles.links}>
                {words.posts.map((slug) => (
                  <li key={slug}>
                    <Link to={`/blog/${slug}`}>{postOf(slug)?.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>Beside other apps</h3>
              <ul role="list" className={styles.links}>
                {COMPARISONS.filter((one) => words.comparisons.includes(one.path)).map((one) => (
                  <li key={one.path}>
                    <Link to={one.path}>{one.title}</Link>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>More of Fernwell</h3>
              <ul role="list" className={styles.links}>
                {FEATURE_PAGES.filter((one) => one.path !== path).map((one) => (
                  <li key={one.path}>
                    <Link to={one.path}>{one.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </nav>

        {sources.length > 0 && (
          <section className={styles.part} aria-labelledby="sources">
            <h2 id="sources">Sources</h2>
            <ul className={styles.sources}>
              {sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <Closing />
    </>
  )
}
