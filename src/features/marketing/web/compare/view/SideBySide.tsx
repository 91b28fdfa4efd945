import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { BUILD_DAY } from '../core/build-day.ts'
import type { Comparison } from '../core/comparison.ts'
import { currentPrices, longDay, type OtherApp, type Source, TOPICS, type Topic } from '../core/fact.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import styles from './SideBySide.module.css'
import { SourceLine } from './SourceLine.tsx'
import { priceText, TOPIC_NAMES } from './words.ts'

/** A row per topic: the facts about the other apps, with source and date, and about Fernwell. */
export function SideBySide({ comparison: { apps, ours } }: { comparison: Comparison }) {
  const others = apps.length === 1 ? apps[0]!.name : 'The others'
  return (
    <Stack as="section" aria-labelledby="side-by-side">
      <h2 id="side-by-side">Side by side</h2>
      <table className={cx(styles.table, apps.length > 1 && styles.many)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Topic</span>
            </th>
            <th scope="col">{others}</th>
            <th scope="col">{PRODUCT_NAME}</th>
          </tr>
        </thead>
        <tbody>
          {TOPICS.map((topic) => (
            <tr key={topic}>
              <th scope="row">{TOPIC_NAMES[topic]}</th>
              <td>
                <span className={styles.whose}>{others}</span>
                <Others apps={apps} topic={topic} />
              </td>
              <td className={styles.own}>
                <span className={styles.whose}>{PRODUCT_NAME}</span>
                <p>{ours[topic]}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}

function Others({ apps, topic }: { apps: readonly OtherApp[]; topic: Topic }) {
  const known = apps.filter((app) => app.facts.some((fact) => fact.topic === topic) || (topic === 'price' && app.prices.length > 0))
  const without = apps.filter((app) => !known.includes(app))
  return (
    <div className={styles.others}>
      {known.map((app) => (
        <Stack key={app.name} gap={2} className={styles.app}>
          {apps.length > 1 && <h3>{app.name}</h3>}
          {topic === 'price' && <Prices app={app} />}
          {app.facts
            .filter((fact) => fact.topic === topic)
            .map(({ text, source }) => (
              <Quoted key={text} source={source}>
                {text}
              </Quoted>
            ))}
        </Stack>
      ))}
      {without.length > 0 && (topic === 'price' || known.length === 0) && (
        <Stack gap={2} className={styles.app}>
          {apps.length > 1 && known.length > 0 && <h3>{without.map(({ name }) => name).join(', ')}</h3>}
          <p className={styles.blank}>
            {topic === 'price' ? 'No current price was found, so none is shown.' : 'No dated source was found, so nothing is said.'}
          </p>
        </Stack>
      )}
    </div>
  )
}

function Quoted({ source, children }: { source: Source; children: string }) {
  if (source.grade === 'S3')
    return (
      <div>
        <p>
          {children}, {source.by} reports.
        </p>
        <SourceLine source={source} />
      </div>
    )
  return (
    <div>
      <p>{children}</p>
      <SourceLine source={source} />
    </div>
  )
}

/** Current prices by their source; older ones only as a link to the owner's page. */
function Prices({ app }: { app: OtherApp }) {
  const current = currentPrices(app, BUILD_DAY)
  const old = app.prices.filter((price) => !current.includes(price))
  const sources = [...new Set(current.map(({ source }) => source))]
  return (
    <>
      {sources.map((source) => (
        <div key={source.by}>
          <ul role="list" className={styles.prices}>
            {current
              .filter((price) => price.source === source)
              .map((price) => (
                <li key={price.plan}>
                  <span>{price.plan}</span> <b>{priceText(price)}</b>
                </li>
              ))}
          </ul>
          <SourceLine source={source} />
        </div>
      ))}
      {old.length > 0 && (
        <p className={cx(styles.blank, styles.old)}>
          {old.map(({ plan }) => plan).join('; ')}: our last reading, of {longDay(old[0]!.source.readOn)}, is too old to be shown. See{' '}
          <a href={app.url} rel="noopener nofollow">
            the page of {app.name}
          </a>
          .
        </p>
      )}
    </>
  )
}
