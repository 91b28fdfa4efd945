import { useMessages } from '#platform/web/i18n/messages.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { MeditationWords } from '../../contract.ts'
import { LANGUAGES } from '../../core/categories.ts'
import { VOICES } from '../../core/timeline.ts'
import { meditationMessages } from '../core/messages.ts'
import styles from './Editor.module.css'

export function VoiceFields({
  words: { voice, language },
  onChange,
}: {
  words: MeditationWords
  onChange: (part: Partial<MeditationWords>) => void
}) {
  const t = useMessages(meditationMessages)
  return (
    <Stack className={styles.choices}>
      <div>
        <p className={styles.label} aria-hidden="true">
          {t.edit.language}
        </p>
        <SegmentedControl
          label={t.edit.language}
          options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
          value={language}
          onChange={(chosen) => onChange({ language: chosen, ...(chosen === 'de' && { voice: 'own' }) })}
        />
      </div>
      <div>
        <p className={styles.label} aria-hidden="true">
          {t.edit.voice}
        </p>
        <SegmentedControl
          label={t.edit.voice}
          options={VOICES.map((value) => ({ value, label: t.voices[value] }))}
          value={voice}
          onChange={(chosen) => onChange({ voice: chosen })}
        />
      </div>
      <p className={styles.soft}>
        {voice === 'own'
          ? language === 'de'
            ? t.edit.germanVoice
            : t.edit.ownVoice
          : language === 'de'
            ? t.edit.germanVoice
            : t.synthetic}
      </p>
    </Stack>
  )
}
