import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { mindMessages } from '../core/messages.ts'
import type { GameWords, Source } from '../board/board.ts'
import styles from './PlayPage.module.css'

/** The ability that a game measures, and the evidence on training it. */
export function EvidenceCard({ words, sources }: { words: GameWords; sources: readonly Source[] }) {
  const t = useMessages(mindMessages)
  return (
    <Card as="section" gap={4} className={styles.evidence}>
      <div>
        <h2>{t.play.evidence}</h2>
        <p>{words.evidence.measures}</p>
      </div>
      <div>
        <h2>{t.play.transfer}</h2>
        <p>{words.evidence.transfer}</p>
      </div>
      <details>
        <summary>{t.play.sources}</summary>
        <ul>
          {sources.map(({ text, doi }) => (
            <li key={text}>
              {text}{' '}
              {doi && (
                <a href={`https://doi.org/${doi}`} target="_blank" rel="noreferrer noopener">
                  doi:{doi}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
