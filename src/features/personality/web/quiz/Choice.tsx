import type { ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { arrowEnd } from '#platform/web/ui/icons/controls.ts'
import { personalityMessages } from '../core/messages.ts'
import styles from './Start.module.css'

interface ChoiceProps {
  entry: { id: string; items: number; minutes: number }
  words: { title: string; text: string }
  art: ReactNode
  onBegin: (instrument: string) => void
}

/** One of the two questionnaires to start with, and its length. */
export function Choice({ entry, words, art, onBegin }: ChoiceProps) {
  const { start: t } = useMessages(personalityMessages)
  return (
    <Card as="article" look="tinted" pad="lg" className={styles.choice}>
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.size}>{t.size(entry.items, entry.minutes)}</p>
      <Button iconEnd={arrowEnd} aria-label={`${t.begin}: ${words.title}`} onClick={() => onBegin(entry.id)}>
        {t.begin}
      </Button>
    </Card>
  )
}
