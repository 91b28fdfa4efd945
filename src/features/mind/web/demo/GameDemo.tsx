import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { counted } from '../../games/core/rules.ts'
import { view } from '../games/corsi/corsi.tsx'
import stage from '../play/PlayPage.module.css'
import { usePlayer } from '../play/use-player.ts'
import styles from './GameDemo.module.css'
import { en } from './messages.en.ts'

const messages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
const { rules, Board } = view

/** A session of the real block tapping game, without an account. Nothing is sent or stored. */
export default function GameDemo() {
  const t = useMessages(messages)
  const words = useMessages(view.words)
  const { language } = useLocaleSettings()
  const { phase, session, nth, api, wasRight, begin, resume, leave } = usePlayer(rules, { start: 1, language })
  const span = phase === 'over' && session ? rules.score(session.trials as never).figures.span : undefined
  return (
    <section className={`${stage.stage} ${styles.stage}`} aria-label={t.label}>
      {phase === 'playing' && session && (
        <div className={styles.head}>
          <span>{t.path(counted(session.trials).length + 1)}</span>
          <button type="button" className={styles.stop} onClick={leave}>
            {t.stop}
          </button>
        </div>
      )}
      <div className={stage.inside}>
        {phase === 'playing' && session?.stimulus ? (
          <Board key={nth} stimulus={session.stimulus as never} api={api} isPractice={false} wasRight={wasRight} />
        ) : phase === 'measuring' ? (
          <p className={stage.breath} role="status">
            {t.measuring}
          </p>
        ) : phase === 'paused' ? (
          <div className={stage.leaf}>
            <p>{t.paused}</p>
            <div className={stage.buttons}>
              <Button onClick={resume}>{t.resume}</Button>
              <Button kind="quiet" onClick={leave}>
                {t.stop}
              </Button>
            </div>
          </div>
        ) : phase === 'over' ? (
          <div className={stage.leaf} role="status">
            <h2>{typeof span === 'number' ? t.over(t.stones(span)) : t.few}</h2>
            <p>{t.overText}</p>
            <div className={stage.buttons}>
              <Button onClick={() => begin(false)}>{t.again}</Button>
            </div>
          </div>
        ) : (
          <div className={stage.leaf}>
            <h2>{t.title}</h2>
            <p>{words.how}</p>
            <p className="note">{words.keys}</p>
            <div className={stage.buttons}>
              <Button onClick={() => begin(false)}>{t.begin}</Button>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
