import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { Instrument, InstrumentWords, LevelWords } from '../../scales.ts'
import type { ScaleResult } from '../../scoring/types.ts'
import shared from '../core/Personality.module.css'
import type { Content } from '../core/use-content.ts'
import styles from './DomainWords.module.css'
import { chartLines, facetsOf, levelWords, nameOf, tableOf, topScales } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import { ScaleChart } from '../profile/ScaleChart.tsx'

const PARTS = ['strength', 'cost', 'daily', 'others', 'stressed'] as const satisfies readonly (keyof LevelWords)[]

interface DomainWordsProps {
  instrument: Instrument
  results: readonly ScaleResult[]
  words: Content<InstrumentWords | undefined>
}

/** Texts of a result, one domain at a time, with its facets. */
export function DomainWords({ instrument, results, words }: DomainWordsProps) {
  const t = useMessages(resultMessages)
  const format = useFormat()
  const top = topScales(instrument)
  const [chosen, setChosen] = useState(top[0]!.id)
  const facets = facetsOf(instrument, chosen)
  const table = tableOf(t, format, instrument.points, facets, results, words.data)
  const byScale = new Map(results.map((result) => [result.scale, result]))
  if (words.error) {
    return (
      <div role="alert" className={shared.note}>
        <p>{t.wordsFailed}</p>
        <Button size="sm" kind="soft" onClick={words.retry}>
          {t.again}
        </Button>
      </div>
    )
  }
  if (!words.data) {
    return (
      <div role="status" aria-label={t.wordsComing}>
        <Skeleton shape="card" height="26rem" />
      </div>
    )
  }
  return (
    <section className={shared.section}>
      {top.length > 1 && (
        <Cluster role="group" aria-label={t.domains} gap={2}>
          {top.map(({ id }) => (
            <button key={id} type="button" className={styles.domain} aria-pressed={chosen === id} onClick={() => setChosen(id)}>
              {nameOf(words.data, id)}
            </button>
          ))}
        </Cluster>
      )}
      <div className={facets.length > 0 ? styles.columns : undefined} key={chosen}>
        <Card as="section" pad="lg">
          <ScaleText scale={chosen} result={byScale.get(chosen)} words={words.data} level={2} />
        </Card>
        {facets.length > 0 && (
          <Card as="section" pad="lg" className={styles.facets}>
            <ChartFrame level={2} title={t.facets(nameOf(words.data, chosen))} columns={table.columns} rows={table.rows}>
              <ScaleChart lines={chartLines(t, facets, results, words.data)} points={instrument.points} />
            </ChartFrame>
          </Card>
        )}
      </div>
      {facets.length > 0 && (
        <div className={styles.facetWords}>
          {facets.map(({ id }) => (
            <details key={`${chosen} ${id}`} className={styles.facet}>
              <summary>
                <span className={styles.facetName}>{nameOf(words.data, id)}</span>
                <span className={shared.small}>{levelWords(t, byScale.get(id)?.normed ?? null)}</span>
              </summary>
              <ScaleText scale={id} result={byScale.get(id)} words={words.data!} level={3} />
            </details>
          ))}
        </div>
      )}
    </section>
  )
}

interface ScaleTextProps {
  scale: string
  result: ScaleResult | undefined
  words: InstrumentWords
  level: 2 | 3
}

function ScaleText({ scale, result, words, level }: ScaleTextProps) {
  const t = useMessages(resultMessages)
  const own = words.scales[scale]
  if (!own) return null
  const Heading = `h${level}` as const
  const Part = `h${(level + 1) as 3 | 4}` as const
  const stated = result?.normed ? own.levels[result.normed.level] : undefined
  return (
    <div className={styles.text}>
      <Heading>{stated?.title ?? own.name}</Heading>
      <p className="soft">{own.about}</p>
      {stated &&
        PARTS.map((part) => (
          <div key={part}>
            <Part>{t.parts[part]}</Part>
            <p>{stated[part]}</p>
          </div>
        ))}
    </div>
  )
}
