import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { withEntryWords, type EntryWords } from '#platform/web/entry-words.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { send } from '#platform/web/ui/icons/tools.ts'
import { chevronEnd, search } from '#platform/web/ui/icons/controls.ts'
import { play } from '#platform/web/ui/icons/media.ts'
import { mind } from '#platform/web/ui/icons/places.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { GAMES, PLACES, TRACKS, type AskedId, type Action } from '../../talks/core/talk.ts'
import { companionMessages } from '../core/messages.ts'
import { MessageAction } from './MessageAction.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

const Breath = lazy(() => import('./Breath.tsx').then((file) => ({ default: file.Breath })))

type Props = { actions: readonly Action[]; words: EntryWords; hasTyped: boolean; onDone: () => void; onAsk: (id: AskedId) => void }

/** Actions at the end of a check-in, each to be done at once. */
export function TalkActions({ actions, words, hasTyped, onDone, onAsk }: Props) {
  const t = useMessages(talkMessages)
  const { pressed } = useMessages(companionMessages)
  const { language } = useLocaleSettings()
  const [opened, setOpened] = useState<'breathe' | 'message'>()

  const row = (icon: IconShape, title: string, hint: string): ReactNode => (
    <>
      <span className={styles.actionIcon}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.actionWords}>
        <span className={styles.actionTitle}>{title}</span>
        <span className={styles.actionHint}>{hint}</span>
      </span>
      <Icon of={chevronEnd} size={18} className={styles.actionEnd} />
    </>
  )
  const link = (to: string, icon: IconShape, title: string, hint: string, state?: object) => (
    <Link to={to} state={state} viewTransition className={styles.action} onClick={onDone}>
      {row(icon, title, hint)}
    </Link>
  )
  const button = (onPress: () => void, icon: IconShape, title: string, hint: string, isOpen?: boolean) => (
    <button type="button" className={styles.action} onClick={onPress} aria-expanded={isOpen}>
      {row(icon, title, hint)}
    </button>
  )
  const toggle = (what: 'breathe' | 'message') => () => setOpened(opened === what ? undefined : what)

  const viewOf = (action: Action): ReactNode => {
    switch (action.do) {
      case 'write':
        return link('/journal/new', edit, t.write, hasTyped ? t.writeHint : t.writeEmpty, withEntryWords(words))
      case 'breathe':
        return (
          <>
            {button(toggle('breathe'), leaf, t.breathe, t.breatheHint, opened === 'breathe')}
            {opened === 'breathe' && (
              <Suspense fallback={<div className={styles.breath} />}>
                <Breath />
              </Suspense>
            )}
          </>
        )
      case 'message':
        return (
          <>
            {button(toggle('message'), send, t.message, t.messageHint, opened === 'message')}
            {opened === 'message' && <MessageAction first={action[language]} />}
          </>
        )
      case 'track':
        return link(`/soul/track/${action.track}`, play, TRACKS[action.track][language], t.trackHint)
      case 'game':
        return link(`/brain-forest/play/${action.game}`, mind, GAMES[action.game][language], t.gameHint)
      case 'go':
        return link(PLACES[action.place], compass, t.places[action.place], t.placeHints[action.place])
      case 'ask':
        return button(() => onAsk(action.question), search, pressed[action.question], t.askHint)
    }
  }
  return (
    <>
      <Stack as="ul" role="list" gap={2}>
        {actions.map((action) => (
          <li key={JSON.stringify(action)}>{viewOf(action)}</li>
        ))}
      </Stack>
      {hasTyped && <p className="note">{t.goes}</p>}
    </>
  )
}
