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
import { GAMES, PLACES, TRACKS, type AskedId, type Deed } from '../../talks/core/talk.ts'
import { companionMessages } from '../core/messages.ts'
import { MessageDeed } from './MessageDeed.tsx'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

const Breath = lazy(() => import('./Breath.tsx').then((file) => ({ default: file.Breath })))

type Props = { deeds: readonly Deed[]; words: EntryWords; hasTyped: boolean; onDone: () => void; onAsk: (id: AskedId) => void }

/** What can be done at the end of a check-in: each works here and now. */
export function Deeds({ deeds, words, hasTyped, onDone, onAsk }: Props) {
  const t = useMessages(talkMessages)
  const { pressed } = useMessages(companionMessages)
  const { language } = useLocaleSettings()
  const [opened, setOpened] = useState<'breathe' | 'message'>()

  const row = (icon: IconShape, title: string, hint: string): ReactNode => (
    <>
      <span className={styles.deedIcon}>
        <Icon of={icon} size={22} />
      </span>
      <span className={styles.deedWords}>
        <span className={styles.deedTitle}>{title}</span>
        <span className={styles.deedHint}>{hint}</span>
      </span>
      <Icon of={chevronEnd} size={18} className={styles.deedEnd} />
    </>
  )
  const link = (to: string, icon: IconShape, title: string, hint: string, state?: object) => (
    <Link to={to} state={state} viewTransition className={styles.deed} onClick={onDone}>
      {row(icon, title, hint)}
    </Link>
  )
  const button = (onPress: () => void, icon: IconShape, title: string, hint: string, isOpen?: boolean) => (
    <button type="button" className={styles.deed} onClick={onPress} aria-expanded={isOpen}>
      {row(icon, title, hint)}
    </button>
  )
  const toggle = (what: 'breathe' | 'message') => () => setOpened(opened === what ? undefined : what)

  const viewOf = (deed: Deed): ReactNode => {
    switch (deed.do) {
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
            {opened === 'message' && <MessageDeed first={deed[language]} />}
          </>
        )
      case 'track':
        return link(`/soul/track/${deed.track}`, play, TRACKS[deed.track][language], t.trackHint)
      case 'game':
        return link(`/brain-forest/play/${deed.game}`, mind, GAMES[deed.game][language], t.gameHint)
      case 'go':
        return link(PLACES[deed.place], compass, t.places[deed.place], t.placeHints[deed.place])
      case 'ask':
        return button(() => onAsk(deed.question), search, pressed[deed.question], t.askHint)
    }
  }
  return (
    <>
      <ul role="list" className={styles.deeds}>
        {deeds.map((deed) => (
          <li key={JSON.stringify(deed)}>{viewOf(deed)}</li>
        ))}
      </ul>
      {hasTyped && <p className={styles.aside}>{t.goes}</p>}
    </>
  )
}
