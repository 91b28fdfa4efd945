import { lazy, Suspense, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { info } from '#platform/web/ui/icons/controls.ts'
import { fern } from '#platform/web/ui/icons/subjects.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Article, WikiPageAnswer } from '../../contract.ts'
import { LEVELS } from '../../contract-written.ts'
import { chooseLevel, useLevel, type Reading } from '../core/level.ts'
import { writtenMessages } from './messages.ts'
import styles from './Written.module.css'
import { WrittenArticle } from './WrittenArticle.tsx'

const WriterSheet = lazy(() => import('./WriterSheet.tsx'))

const READINGS: readonly Reading[] = ['dictionary', ...LEVELS]

/** Choice of a model's article and its depth, and the article. */
export default function Writer({ page, article }: { page: WikiPageAnswer; article: Article }) {
  const t = useMessages(writtenMessages)
  const { language } = useLocaleSettings()
  const level = useLevel()
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap={5} className={styles.writer}>
      <div className={styles.bar}>
        {page.writer === 'agreed' ? (
          <>
            <SegmentedControl
              wide
              label={t.label}
              value={level}
              options={READINGS.map((value) => ({ value, label: t.levels[value] }))}
              onChange={chooseLevel}
            />
            <IconButton icon={info} label={t.about} onClick={() => setAsked(true)} />
          </>
        ) : (
          <Button kind="soft" icon={fern} onClick={() => setAsked(true)}>
            {t.ask}
          </Button>
        )}
      </div>
      {page.writer === 'agreed' && level !== 'dictionary' && (
        <WrittenArticle key={`${language} ${level}`} subject={{ word: page.slug, sense: article.sense, language, level }} />
      )}
      <Suspense fallback={null}>{isAsked && <WriterSheet onClose={() => setAsked(false)} />}</Suspense>
    </Stack>
  )
}
