import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { BREATH_LIMITS, PATTERNS, practiceId, type Breathing, type PatternName } from '../../practice.ts'
import { BedField } from './BedField.tsx'
import { BreathCircle } from './BreathCircle.tsx'
import { practiceMessages } from './messages.ts'
import styles from './Practices.module.css'
import { SavedPractices } from './SavedPractices.tsx'
import { StartPractice } from './StartPractice.tsx'
import { usePractice } from './use-practice.ts'

const NAMES = [...(Object.keys(PATTERNS) as PatternName[]), 'own'] as const
const MINUTES = [1, 3, 5, 10, 15, 20] as const
const PARTS = ['in', 'sip', 'hold', 'out', 'rest'] as const

const patternOf = (breathing: Breathing): PatternName | 'own' =>
  NAMES.find((name) => name !== 'own' && PARTS.every((part) => PATTERNS[name][part] === breathing[part])) ?? 'own'

/** Ways of breathing, with an animation and a tone to follow. */
export default function BreathingPage() {
  const t = useMessages(practiceMessages)
  const [breathing, setBreathing] = usePractice('breathing', { kind: 'breathing', ...PATTERNS.coherent, minutes: 5, bed: 'none' })
  const [isOwn, setOwn] = useState(() => patternOf(breathing) === 'own')
  const [isVibrating, setVibrating] = useState(false)
  const pattern = isOwn ? 'own' : patternOf(breathing)
  const change = (part: Partial<Breathing>) => setBreathing({ ...breathing, ...part })
  return (
    <Page
      area="soul"
      wide
      header={<PageHeader title={t.breathing.title} lead={t.breathing.lead} back={<BackLink to="/soul">{t.soul}</BackLink>} />}
    >
      <div className={styles.columns}>
        <Card look="tinted" pad="lg" className={styles.stage}>
          <BreathCircle breathing={breathing} isVibrating={isVibrating} />
          <StartPractice id={practiceId(breathing)} />
        </Card>
        <Stack className={styles.settings}>
          <Chips
            label={t.breathing.pattern}
            options={NAMES.map((name) => ({ value: name, label: t.breathing.patterns[name] }))}
            value={[pattern]}
            single
            onChange={([name]) => {
              if (name === undefined) return
              setOwn(name === 'own')
              if (name !== 'own') change(PATTERNS[name])
            }}
          />
          <p className={styles.note}>{t.breathing.about[pattern]}</p>
          {pattern === 'own' && (
            <div className={styles.parts}>
              {PARTS.map((part) => (
                <div key={part} className={styles.part}>
                  <span aria-hidden="true">{t.breathing.parts[part]}</span>
                  <Slider
                    label={t.breathing.parts[part]}
                    min={BREATH_LIMITS[part][0]}
                    max={BREATH_LIMITS[part][1]}
                    step={0.5}
                    value={breathing[part]}
                    valueText={t.breathing.seconds(breathing[part])}
                    onChange={(seconds) => change({ [part]: seconds })}
                  />
                  <span className={styles.value} aria-hidden="true">
                    {t.breathing.seconds(breathing[part])}
                  </span>
                </div>
              ))}
            </div>
          )}
          <Chips
            label={t.minutes}
            options={MINUTES.map((one) => ({ value: String(one), label: t.minutesOf(one), icon: timer }))}
            value={[String(breathing.minutes)]}
            single
            onChange={([minutes]) => minutes !== undefined && change({ minutes: Number(minutes) })}
          />
          <BedField bed={breathing.bed} onChange={(bed) => change({ bed })} />
          {'vibrate' in navigator && <Switch label={t.breathing.vibrate} checked={isVibrating} onChange={setVibrating} />}
          <p className={styles.note}>
            {t.breathing.care} {t.locked}
          </p>
          <SavedPractices
            kind="breathing"
            onChoose={(chosen) => {
              setOwn(patternOf(chosen) === 'own')
              setBreathing(chosen)
            }}
          />
        </Stack>
      </div>
    </Page>
  )
}
