import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { stopSpeaking, say } from '#platform/web/speech/say.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useAgent } from './agent/use-agent.ts'
import { voiceAgentMessages } from './core/messages.ts'
import { EXAMPLES } from './core/examples.ts'
import { Listening } from './hearing/Listening.tsx'
import { Turns } from './Turns.tsx'
import styles from './VoiceAgent.module.css'

const CareWatch = lazy(() => import('./CareWatch.tsx').then((file) => ({ default: file.CareWatch })))

const MOST_LETTERS = 400

/** Commands in plain words: typed always, spoken where the person accepts where the sound goes. */
export default function VoiceAgentPage() {
  const t = useMessages(voiceAgentMessages)
  const { language } = useLocaleSettings()
  const [typed, setTyped] = useState('')
  const [isAloud, setAloud] = useState(false)
  const [spoken, setSpoken] = useState('')
  // A ref, because an answer that arrives later must read the current setting before it is spoken.
  const aloud = useRef(false)
  const setVoice = (on: boolean) => {
    aloud.current = on
    setAloud(on)
    if (!on) stopSpeaking()
  }
  const { turns, hear, confirm, decline, undo, choose } = useAgent({
    onAnswer: (words) => {
      setSpoken(words)
      if (aloud.current) say(words, language)
    },
    onMute: (isMuted) => setVoice(!isMuted),
  })
  useEffect(() => stopSpeaking, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    hear(typed)
    setTyped('')
  }
  return (
    <Page area="companion" header={<PageHeader title={t.title} lead={t.lead} />}>
      <Stack gap={6}>
        {/* The help card has a heading of level 3 and comes before all others, so the page needs this level 2. */}
        <h2 className="visually-hidden">{t.label}</h2>
        <Cluster onSubmit={submit} as="form" align="end">
          <Field label={t.label} className={styles.field}>
            <TextInput
              className={styles.input}
              dir="auto"
              enterKeyHint="go"
              maxLength={MOST_LETTERS}
              placeholder={t.placeholder}
              value={typed}
              onChange={setTyped}
            />
          </Field>
          <Button type="submit" size="lg">
            {t.submit}
          </Button>
        </Cluster>
        {(typed.trim() !== '' || turns.length > 0) && (
          <Suspense fallback={null}>
            <CareWatch typed={typed} turns={turns} />
          </Suspense>
        )}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
        <Turns turns={turns} onConfirm={confirm} onDecline={decline} onUndo={undo} onChoose={choose} />
        <div className={styles.ways}>
          <Switch label={t.aloud} hint={t.aloudHint} checked={isAloud} onChange={setVoice} />
          <Listening onHeard={hear} />
        </div>
        <section aria-labelledby="voice-examples" className={styles.examples}>
          <h2 id="voice-examples">{t.examples}</h2>
          <ul role="list" className={styles.list}>
            {EXAMPLES[language].map((example) => (
              <li key={example}>
                <button type="button" className={styles.example} onClick={() => hear(example)}>
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </Stack>
    </Page>
  )
}
