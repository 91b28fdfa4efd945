import { useEffect, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { crisisIn } from '#platform/care/crisis.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { TALK_IDS, TALKS, type TalkId } from '../../talks/catalog.ts'
import { back, choose, entryOf, nodeAt, typedIn, write, type Progress } from '../../talks/core/engine.ts'
import type { Talk } from '../../talks/core/talk.ts'
import { signsIn } from '../core/signs-in.ts'
import { TalkActions } from '../talk/TalkActions.tsx'
import { useEngine, type HearingBy, type SpeakingBy } from './engine/use-engine.ts'
import { voiceMessages } from './messages.ts'
import { Stage } from './Stage.tsx'
import { TypeLine } from './TypeLine.tsx'
import styles from './Voice.module.css'
import { pick, wayIn } from './talk/pick.ts'

type Props = { hearingBy: HearingBy; speakingBy: SpeakingBy }
type UnderWay = { id: TalkId; talk: Talk; steps: Progress }

/** Check-ins, spoken: answered by words, by number or by a press. They are not stored. */
export function TalkByVoice({ hearingBy, speakingBy }: Props) {
  const t = useMessages(voiceMessages)
  const { language } = useLocaleSettings()
  const [now, setNow] = useState<UnderWay>()
  const [typed, setTyped] = useState('')
  const [heard, setHeard] = useState('')
  /** Utterances with crisis words: help stays when the next utterance has none. */
  const [grave, setGrave] = useState<readonly string[]>([])
  const [isHandsFree, setHandsFree] = useState(false)
  const [isAloud, setAloud] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const [opening] = useState(() => uuidv7())
  const actions = useRef<HTMLDivElement>(null)
  const node = now && nodeAt(now.talk, now.steps)

  const voice = useEngine({ language, hearingBy, speakingBy, onHeard: answer, onInterrupted: () => {} })
  const { engine } = voice

  function speak(...pieces: string[]): void {
    engine.stopSpeaking()
    if (isAloud) for (const piece of pieces) engine.announce(piece)
  }
  function speakNode(at: UnderWay): void {
    const here = nodeAt(at.talk, at.steps)
    if ('choices' in here) return speak(here.say[language], ...here.choices.map((choice, n) => t.talk.option(n + 1, choice[language])))
    speak(here.say[language], 'write' in here ? t.talk.write : t.talk.end)
  }
  function go(next: UnderWay): void {
    setNow(next)
    setTyped('')
    speakNode(next)
  }
  function begin(id: TalkId): void {
    setFailed(false)
    TALKS[id].load().then(
      ({ default: talk }: { default: Talk }) => go({ id, talk, steps: [] }),
      () => setFailed(true),
    )
  }
  function leave(): void {
    setNow(undefined)
    setTyped('')
    setHeard('')
    speak(t.talk.goodbye)
  }

  /** Handles an utterance or a typed answer. Crisis words come first. */
  function answer(words: string): void {
    setHeard(words)
    if (crisisIn(words)) {
      setGrave((before) => [...before, words])
      speak(t.care)
      if (now && node && 'write' in node) setTyped(words)
      return
    }
    const way = wayIn(words)
    if (!now || !node) {
      const at = pick(
        TALK_IDS.map((id) => TALKS[id][language]),
        words,
      )
      return at === undefined ? speak(t.talk.unknown) : begin(TALK_IDS[at]!)
    }
    if (way === 'leave') return leave()
    if (way === 'repeat') return speakNode(now)
    if (way === 'back' && now.steps.length > 0) return go({ ...now, steps: back(now.steps) })
    if ('write' in node) return go({ ...now, steps: write(now.talk, now.steps, way === 'skip' ? '' : words) })
    if ('choices' in node) {
      const at = pick(
        node.choices.map((choice) => choice[language]),
        words,
      )
      return at === undefined ? speak(t.talk.not) : go({ ...now, steps: choose(now.talk, now.steps, at) })
    }
    const ways = [...(actions.current?.querySelectorAll<HTMLElement>('li > a, li > button') ?? [])]
    const at = pick(
      ways.map((one) => one.textContent ?? ''),
      words,
    )
    if (at === undefined) speak(t.talk.not)
    else ways[at]!.click()
  }

  // A new question receives the focus, so that reading continues there.
  const stated = useRef<HTMLHeadingElement>(null)
  const place = now && now.steps.length
  useEffect(() => {
    if (place !== undefined) stated.current?.focus({ preventScroll: true })
  }, [place, now?.id])

  const signs = signsIn(opening, [typed, ...(now ? typedIn(now.steps) : []), ...grave])
  const press = (then: () => void) => () => {
    voice.unlock()
    then()
  }

  return (
    <>
      <CareNotice signs={signs} texts={[typed, heard, ...(now ? typedIn(now.steps) : [])]} />
      <Stack gap={2}>
        <h3 ref={stated} tabIndex={-1} className={styles.say}>
          {node ? node.say[language] : t.talk.which}
        </h3>
        {heard !== '' && <p className={styles.soft}>{t.talk.noted(heard)}</p>}
        {hasFailed && <p role="alert">{t.talk.failed}</p>}
      </Stack>
      <Stage voice={voice} hearingBy={hearingBy} isHandsFree={isHandsFree} isThinking={false} onStop={() => {}} />
      {!now ? (
        <ul role="list" className={styles.choices}>
          {TALK_IDS.map((id) => (
            <li key={id}>
              <button type="button" className={styles.choice} onClick={press(() => begin(id))}>
                {TALKS[id][language]}
              </button>
            </li>
          ))}
        </ul>
      ) : node && 'choices' in node ? (
        <ol role="list" className={styles.answers}>
          {node.choices.map((choice, at) => (
            <li key={choice.en}>
              <button type="button" className={styles.choice} onClick={press(() => go({ ...now, steps: choose(now.talk, now.steps, at) }))}>
                <span className={styles.number}>{t.talk.number(at + 1)}</span> {choice[language]}
              </button>
            </li>
          ))}
        </ol>
      ) : node && 'actions' in node ? (
        <div ref={actions}>
          <p className={styles.soft}>{t.talk.endPress}</p>
          <TalkActions
            actions={node.actions.filter(({ do: what }) => what !== 'ask')}
            words={{ title: TALKS[now.id][language], body: entryOf(now.talk, now.steps, language) }}
            hasTyped={typedIn(now.steps).length > 0}
            onDone={() => engine.stopSpeaking()}
            onAsk={() => {}}
          />
        </div>
      ) : null}
      {(!node || !('actions' in node)) && (
        <TypeLine
          text={typed}
          label={node && 'write' in node ? t.talk.yourWords : t.type}
          placeholder={node && 'write' in node ? node.example?.[language] : undefined}
          onText={setTyped}
          onSend={press(() => {
            const words = typed.trim()
            setTyped('')
            answer(words)
            // The answer was pressed, not spoken.
            setHeard('')
          })}
        />
      )}
      {now && (
        <Cluster>
          {node && 'write' in node && (
            <Button kind="soft" onClick={press(() => go({ ...now, steps: write(now.talk, now.steps, typed) }))}>
              {typed.trim() === '' ? t.talk.skip : t.talk.next}
            </Button>
          )}
          <Button kind="quiet" onClick={press(() => speakNode(now))}>
            {t.talk.repeat}
          </Button>
          {now.steps.length > 0 && (
            <Button kind="quiet" onClick={press(() => go({ ...now, steps: back(now.steps) }))}>
              {t.talk.back}
            </Button>
          )}
          <Button kind="quiet" onClick={leave}>
            {t.talk.leave}
          </Button>
        </Cluster>
      )}
      <Stack>
        {hearingBy !== 'none' && (
          <Switch
            label={t.handsFree}
            hint={t.handsFreeHint}
            checked={isHandsFree}
            onChange={(on) => {
              voice.unlock()
              setHandsFree(on)
              engine.stop()
              if (!on) return
              void engine.handsFree()
              if (now) speakNode(now)
              else speak(t.talk.spoken)
            }}
          />
        )}
        <Switch
          label={t.aloud}
          checked={isAloud}
          onChange={(on) => {
            setAloud(on)
            if (!on) engine.stopSpeaking()
          }}
        />
      </Stack>
      {hearingBy !== 'none' && <p className={styles.soft}>{t.talk.stays}</p>}
    </>
  )
}
