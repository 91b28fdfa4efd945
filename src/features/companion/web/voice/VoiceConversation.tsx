import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { careOf } from '#platform/care/conversation.ts'
import { crisisIn } from '#platform/care/crisis.ts'
import { call } from '#platform/web/api/call.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { ChatState } from '../../contract-chat.ts'
import { cutAnswer } from '../../contract-voice.ts'
import { remindersFor } from '../chat/reminders.ts'
import { useConversation } from '../chat/use-conversation.ts'
import { signsIn } from '../core/signs-in.ts'
import { Captions } from './Captions.tsx'
import { markStage } from './engine/stages.ts'
import { useEngine, type HearingBy, type SpeakingBy } from './engine/use-engine.ts'
import { voiceMessages } from './messages.ts'
import { withoutDone, withWords, type Pending } from './pending.ts'
import { Stage } from './Stage.tsx'
import { TypeLine } from './TypeLine.tsx'
import styles from './Voice.module.css'

/** Number of last messages that can cause the small offer of help. */
const HEARD = 6

type Props = { model: NonNullable<ChatState['model']>; hearingBy: HearingBy; speakingBy: SpeakingBy }

/** A spoken conversation with the model: the same threads, help and limits as the written one. */
export function VoiceConversation({ model, hearingBy, speakingBy }: Props) {
  const t = useMessages(voiceMessages)
  const { language } = useLocaleSettings()
  const [thread] = useState(() => uuidv7())
  const chat = useConversation(thread, true, language)
  const { loaded, underWay, trouble } = chat
  const [typed, setTyped] = useState('')
  const [isHandsFree, setHandsFree] = useState(false)
  const [isAloud, setAloud] = useState(true)
  const [pending, setPending] = useState<Pending>({})
  const [cuts, setCuts] = useState<ReadonlyMap<string, number>>(new Map())
  const isSettling = useRef(false)
  /** The message whose answer is being spoken, and its text so far. */
  const speaking = useRef<{ message: string; stream: string; isSilent: boolean }>(undefined)

  const say = (words: string) => {
    // A new utterance stops the answer to the previous one.
    engine.stopSpeaking()
    if (underWay) void chat.stop()
    if (isAloud && crisisIn(words)) engine.announce(t.care)
    setPending((now) => withWords(now, words))
  }
  const voice = useEngine({
    language,
    hearingBy,
    speakingBy,
    onHeard: say,
    onInterrupted: (letters) => {
      const lead = speaking.current ? speaking.current.stream.length - speaking.current.stream.trimStart().length : 0
      speaking.current = undefined
      setPending((now) => ({ ...now, cut: Math.max(0, letters - lead) }))
      if (underWay) void chat.stop()
    },
  })
  const { engine } = voice

  // In order: an answer ends, the part that was heard is stored, and only then the next message is sent.
  useEffect(() => {
    if (underWay || isSettling.current || (pending.cut === undefined && pending.words === undefined)) return
    const { cut, words } = pending
    const last = loaded?.messages.at(-1)
    isSettling.current = true
    const settle = async () => {
      if (cut !== undefined && last?.role === 'model' && cut < last.text.length) {
        setCuts((now) => new Map(now).set(last.id, cut))
        // Without a network the answer remains uncut: the model then gets more than was heard, and sending the next message reports the
        // error.
        await call(cutAnswer, { params: { id: thread, message: last.id }, body: { letters: cut } }).catch(() => {})
      }
      isSettling.current = false
      setPending((now) => withoutDone(now, pending))
      if (words !== undefined) await chat.say(words, undefined, false)
    }
    void settle()
  }, [underWay, pending, loaded, chat, thread])

  // Speaks an answer sentence by sentence while it arrives.
  useEffect(() => {
    if (underWay) {
      if (underWay.isStopping) return void (speaking.current = undefined)
      if (speaking.current?.message !== underWay.message) speaking.current = { message: underWay.message, stream: '', isSilent: false }
      if (underWay.text === '') return
      if (speaking.current.stream === '') markStage('first-token')
      speaking.current.stream = underWay.text
      if (isAloud && !speaking.current.isSilent) engine.say(underWay.text, false)
      return
    }
    const spoken = speaking.current
    if (spoken && spoken.stream !== '') {
      if (isAloud && !spoken.isSilent) engine.say(spoken.stream, true)
      speaking.current = undefined
    }
  }, [underWay, isAloud, engine])

  const own = (loaded?.messages ?? []).flatMap(({ role, text }) => (role === 'person' ? text : []))
  const care = careOf(own).state
  // Unsent text is checked as well: help does not wait for an answer.
  const signs = signsIn(thread, [typed, pending.words ?? '', ...(care === 'open' ? own : [])])
  const times = (loaded?.messages ?? []).map(({ at }) => Date.parse(at))
  const needsBreak = [...remindersFor(times, false).values()].at(-1) === 'break'

  return (
    <>
      <CareNotice signs={signs} texts={[typed, pending.words ?? '', ...own.slice(-HEARD)]} isAlwaysOffered={care !== 'none'} />
      <p className={styles.soft}>{t.disclosure(model.model)}</p>
      <Stage
        voice={voice}
        hearingBy={hearingBy}
        isHandsFree={isHandsFree}
        isThinking={underWay !== undefined || pending.words !== undefined}
        onStop={() => void chat.stop()}
      />
      <Captions messages={loaded?.messages ?? []} coming={underWay?.text} cuts={cuts} saying={voice.state.saying} />
      {trouble && (
        <div className={styles.trouble} role="alert">
          <p className={styles.troubleTitle}>{t.noAnswer}</p>
          <p>{trouble.error instanceof NetworkError ? t.problem.offline : trouble.error.message}</p>
          <Button
            kind="soft"
            onClick={() => void chat.again({ id: trouble.asked.message, parent: trouble.asked.parent, text: trouble.asked.text })}
          >
            {t.again}
          </Button>
        </div>
      )}
      {needsBreak && <p className={styles.soft}>{t.break}</p>}
      <TypeLine
        text={typed}
        onText={setTyped}
        onSend={() => {
          voice.unlock()
          const words = typed.trim()
          setTyped('')
          if (voice.state.isSounding) engine.interrupt()
          say(words)
        }}
      />
      <Stack>
        {hearingBy !== 'none' && (
          <Switch
            label={t.handsFree}
            hint={t.handsFreeHint}
            checked={isHandsFree}
            onChange={(on) => {
              voice.unlock()
              setHandsFree(on)
              engine.deafen()
              if (on) void engine.handsFree()
            }}
          />
        )}
        <Switch
          label={t.aloud}
          checked={isAloud}
          onChange={(on) => {
            setAloud(on)
            if (on) return
            engine.stopSpeaking()
            // Otherwise, switched on again, it would start this answer from its beginning.
            if (speaking.current) speaking.current.isSilent = true
          }}
        />
      </Stack>
      {own.length > 0 && (
        <p>
          <Link to={`/my-ai-bestfriend/talk?thread=${thread}`} viewTransition className={styles.link}>
            {t.asText}
          </Link>
        </p>
      )}
    </>
  )
}
