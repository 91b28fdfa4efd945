import { useMessages } from '#platform/web/i18n/messages.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TrainingSettings } from '../../contract/training.ts'
import { changeSettings } from '../data/change-settings.ts'
import { sessionMessages } from './messages.ts'
import styles from './Session.module.css'

const SCALES = ['rir', 'rpe', 'off'] as const

/** The scale of effort, and the sound at the end of a rest: for this session and later ones. */
export function SessionSettings({ settings, onChange }: { settings: TrainingSettings; onChange: (settings: TrainingSettings) => void }) {
  const t = useMessages(sessionMessages)
  const set = (change: Partial<Pick<TrainingSettings, 'restSound' | 'effortScale'>>) => {
    onChange({ ...settings, ...change })
    changeSettings(change, t.settings).catch((error: Error) =>
      toast({ title: t.end.failed, description: error.message, tone: 'destructive' }),
    )
  }
  return (
    <details className={styles.settings}>
      <summary>{t.settings}</summary>
      <Switch label={t.rest.sound} checked={settings.restSound} onChange={(restSound) => set({ restSound })} />
      <p className="note">{t.effortScale.label}</p>
      <SegmentedControl
        label={t.effortScale.label}
        options={SCALES.map((value) => ({ value, label: t.effortScale[value] }))}
        value={settings.effortScale}
        onChange={(effortScale) => set({ effortScale })}
      />
    </details>
  )
}
