import type { CSSProperties, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { pause as pauseIcon } from '#platform/web/ui/icons/media.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getMind } from '../../contract.ts'
import type { GameId } from '../../games/core/catalog.ts'
import { mindMessages } from '../core/messages.ts'
import type { GameView } from '../board/board.ts'
import { EndScreen } from './EndScreen.tsx'
import { EvidenceCard } from './EvidenceCard.tsx'
import { useKeys } from '../board/hooks.ts'
import styles from './PlayPage.module.css'
import { SCENES } from './scene-shapes.ts'
import { shareOf } from './session.ts'
import { useOnlyTab } from './use-only-tab.ts'
import { usePlayer } from './use-player.ts'

interface GamePlaceProps {
  game: GameId
  title: string
  view: GameView
  back: ReactNode
}

/** A game on its stage. */
export function GamePlace({ game, title, view, back }: GamePlaceProps) {
  const t = useMessages(mindMessages)
  const words = useMessages(view.words)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const [search] = useSearchParams()
  const { data: mind } = usePersistedQuery(queryOf(getMind), { fallback: 'while-loading' })
  const isOnly = useOnlyTab(`fernwell-game-${game}`)
  const start = mind?.games.find((one) => one.game === game)?.start ?? 1
  const player = usePlayer(view.rules, { start, language })
  const { phase, session, nth, api, wasRight, pause, resume, goOnUnmeasured, begin, leave } = player
  const isOn = phase === 'playing' || phase === 'paused' || phase === 'measuring'
  useKeys((key) => {
    if (key === 'Escape') (phase === 'paused' ? resume : pause)()
  })
  const Board = view.Board
  return (
    <Stack gap={5}>
      <PageHeader back={back} title={title} lead={isOn ? undefined : t.play.minutes(format.duration(view.rules.seconds))} />
      <section
        className={styles.stage}
        aria-label={title}
        data-on={isOn || undefined}
        style={{ '--scene-hue': SCENES[game].hue } as CSSProperties}
      >
        <Scene game={game} />
        {isOn && session && (
          <div className={styles.head}>
            <div
              className={styles.progress}
              role="progressbar"
              aria-label={t.play.progress}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(shareOf(view.rules, session) * 100)}
            >
              <span style={{ inlineSize: `${shareOf(view.rules, session) * 100}%` }} />
            </div>
            {session.isPractice && <span className={styles.tag}>{t.play.practice}</span>}
            <button type="button" className={styles.pause} onClick={pause} aria-label={t.play.pause} aria-keyshortcuts="Escape">
              <Icon of={pauseIcon} size={22} />
            </button>
          </div>
        )}
        <div className={styles.inside}>
          {phase === 'measuring' ? (
            <p className={styles.breath} role="status">
              {t.play.measuring}
            </p>
          ) : phase === 'playing' && session?.stimulus ? (
            <>
              <Board key={nth} stimulus={session.stimulus as never} api={api} isPractice={session.isPractice} wasRight={wasRight} />
              {session.isPractice && (
                <p className={styles.verdict} role="status" data-right={wasRight ?? undefined}>
                  {wasRight === null ? '' : wasRight ? t.play.right : t.play.wrong}
                </p>
              )}
            </>
          ) : phase === 'paused' ? (
            <Leaf title={t.play.paused} text={t.play.pausedText}>
              <Button onClick={resume}>{t.play.resume}</Button>
              <Button kind="quiet" onClick={leave}>
                {t.play.stop}
              </Button>
            </Leaf>
          ) : phase === 'between' ? (
            <Leaf title={t.play.practiceOver} text={t.play.practiceOverText}>
              <Button onClick={() => begin(false)}>{t.play.begin}</Button>
              <Button kind="soft" onClick={() => begin(true)}>
                {t.play.practiseAgain}
              </Button>
            </Leaf>
          ) : phase === 'unsteady' ? (
            <Leaf title={t.play.unsteady} text={t.play.unsteadyText}>
              <Button onClick={goOnUnmeasured}>{t.play.unmeasured}</Button>
              <Button kind="quiet" onClick={leave}>
                {t.play.stop}
              </Button>
            </Leaf>
          ) : phase === 'over' && session ? (
            <EndScreen
              key={session.run.seed}
              game={game}
              view={view}
              session={session}
              timing={player.timing!}
              input={player.input}
              mind={mind}
              isRound={search.has('round')}
              onAgain={() => begin(false)}
            />
          ) : isOnly === false ? (
            <Leaf title={t.play.busy} text={t.play.busyText} />
          ) : (
            <Leaf title={t.play.how} text={words.how} hint={words.keys}>
              <Button onClick={() => begin(false)} disabled={isOnly === undefined}>
                {t.play.begin}
              </Button>
              <Button kind="soft" onClick={() => begin(true)} disabled={isOnly === undefined}>
                {t.play.practise}
              </Button>
            </Leaf>
          )}
        </div>
      </section>
      {!isOn && <EvidenceCard words={words} sources={view.sources} />}
    </Stack>
  )
}

function Leaf({ title, text, hint, children }: { title: string; text: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={styles.leaf}>
      <h2>{title}</h2>
      <p>{text}</p>
      {hint && <p className="note">{hint}</p>}
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  )
}

/** The scenery behind a game. */
function Scene({ game }: { game: GameId }) {
  const { far, near } = SCENES[game]
  return (
    <svg className={styles.scene} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.far} fillRule="evenodd" d={far} />
      <path className={styles.near} d={near} />
    </svg>
  )
}
