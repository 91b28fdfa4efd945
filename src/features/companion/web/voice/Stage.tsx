import { useRef, type PointerEvent, type ReactNode } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useWakeLock } from '#platform/web/page/use-wake-lock.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { mute, stop, volume } from '#platform/web/ui/icons/media.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import type { VoiceProblem } from './engine/engine.ts'
import type { Engine, HearingBy } from './engine/use-engine.ts'
import type { en } from './messages.ts'
import { voiceMessages } from './messages.ts'
import styles from './Voice.module.css'

/** A press of this length counts as holding the button. */
const HOLD_MS = 350

type Props = {
  voice: Engine
  hearingBy: HearingBy
  isHandsFree: boolean
  isThinking: boolean
  /** Stops the answer in progress. */
  onStop: () => void
  children?: ReactNode
}

type Face = { label: string; status: string; icon: IconShape; look: string; press?: () => void }

/** One large button, and the current state in large words. */
export function Stage({ voice: { engine, state, level, unlock }, hearingBy, isHandsFree, isThinking, onStop, children }: Props) {
  const t = useMessages(voiceMessages)
  const { listening, isSounding, isMuted } = state
  const isOpen = listening === 'listening' || listening === 'hearing' || listening === 'opening'
  useWakeLock(isOpen || isSounding || isThinking)

  const face = ((): Face => {
    if (isSounding) {
      const status = isHandsFree && hearingBy === 'service' ? t.status.speaking : t.status.speakingPress
      return { label: t.press.quiet, status, icon: volume, look: 'speaking', press: () => engine.interrupt() }
    }
    if (isThinking) return { label: t.press.stop, status: t.status.thinking, icon: stop, look: 'thinking', press: onStop }
    if (listening === 'recognising' && !isHandsFree)
      return { label: t.press.stop, status: t.status.recognising, icon: stop, look: 'thinking', press: () => engine.stop() }
    if (isHandsFree && isMuted)
      return { label: t.press.unmute, status: t.status.muted, icon: mute, look: 'muted', press: () => void engine.handsFree() }
    if (listening === 'off')
      return {
        label: isHandsFree ? t.press.begin : t.press.talk,
        status: isHandsFree ? t.status.idleHandsFree : t.status.idle,
        icon: microphone,
        look: 'idle',
        press: () => void (isHandsFree ? engine.handsFree() : engine.listenOnce()),
      }
    return {
      label: isHandsFree ? t.press.mute : t.press.done,
      status: t.status[listening],
      icon: isHandsFree ? microphone : stop,
      look: listening === 'recognising' ? 'thinking' : listening,
      press: () => (isHandsFree ? engine.mute() : engine.release()),
    }
  })()

  const held = useRef<ReturnType<typeof setTimeout> | 'long'>(undefined)
  const wasPointer = useRef(false)
  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    wasPointer.current = false
    if (event.button !== 0) return
    unlock()
    if (isHandsFree || face.look !== 'idle' || hearingBy !== 'service') return
    event.currentTarget.setPointerCapture(event.pointerId)
    wasPointer.current = true
    void engine.listenOnce()
    held.current = setTimeout(() => {
      held.current = 'long'
      engine.hold()
    }, HOLD_MS)
  }
  const onUp = () => {
    if (held.current === 'long') engine.release()
    else clearTimeout(held.current)
    held.current = undefined
  }
  const onCancel = () => {
    onUp()
    // No click follows a cancelled pointer.
    wasPointer.current = false
  }
  const onClick = () => {
    // The pointer has already started it, so the click that follows must not start it again.
    if (wasPointer.current) return void (wasPointer.current = false)
    unlock()
    face.press?.()
  }

  return (
    <div className={styles.stage} data-look={face.look} ref={level as React.RefObject<HTMLDivElement>}>
      {hearingBy !== 'none' || isSounding || isThinking ? (
        <button
          type="button"
          className={styles.big}
          onPointerDown={onDown}
          onPointerUp={onUp}
          onPointerCancel={onCancel}
          onClick={onClick}
          onContextMenu={(event) => event.preventDefault()}
        >
          <span className={styles.halo} aria-hidden="true" />
          <Icon of={face.icon} size={56} />
          <span className={styles.bigLabel}>{face.label}</span>
        </button>
      ) : null}
      <p className={styles.status} role="status">
        {hearingBy === 'none' && !isSounding && !isThinking ? t.status.typing : face.status}
      </p>
      <p className={styles.problem} role="alert">
        {state.problem ? wordsOf(t.problem, state.problem) : ''}
      </p>
      {children}
    </div>
  )
}

function wordsOf(t: (typeof en)['problem'], problem: VoiceProblem): string {
  if (problem.kind === 'microphone') return t[problem.why]
  if (problem.kind === 'service') return problem.words || t.service
  return t[problem.kind]
}
