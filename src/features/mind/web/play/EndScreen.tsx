import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { QUEUED } from '#platform/web/offline/outbox.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { getMind, getMindHistory, putMindSession, type Input, type MindAnswer, type MindSession } from '../../contract.ts'
import { GAMES, type GameId } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { scoreOf } from '../../games/core/rules.ts'
import { quantile } from '../../games/core/scoring.ts'
import { BASELINE, LEARNING, standingOf } from '../../history.ts'
import { remainingRound } from '../core/round-left.ts'
import { measureText } from '../core/measure-text.ts'
import { mindMessages } from '../core/messages.ts'
import type { GameView } from '../board/board.ts'
import { GrownRing, OwnRange } from './EndPictures.tsx'
import styles from './PlayPage.module.css'
import type { Session } from './session.ts'
import type { ScreenTiming } from './screen-timing.ts'
import { deviceHere } from './timing.ts'

interface EndScreenProps {
  game: GameId
  view: GameView
  session: Session
  timing: ScreenTiming
  input: Input
  mind: MindAnswer | undefined
  isRound: boolean
  onAgain: () => void
}

type Keeping = { state: 'sending' | 'saved' | 'waiting' } | { state: 'refused'; message: string }

/** Result of a session: a figure, its meaning, and the next step. Sends the session once. */
export function EndScreen({ game, view, session, timing, input, mind, isRound, onAgain }: EndScreenProps) {
  const t = useMessages(mindMessages)
  const words = useMessages(view.words)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const client = useQueryClient()
  const [keeping, setKeeping] = useState<Keeping>({ state: 'sending' })
  const [all, setAll] = useState<readonly MindSession[]>()
  // Includes this session; later answers of the server must not change the display.
  const [rings] = useState(() => (mind?.games.find((one) => one.game === game)?.sessions ?? 0) + 1)
  const sent = useRef(false)
  const device = useMemo(() => deviceHere(), [])
  const score = useMemo(() => scoreOf(view.rules, session.trials as never, session.isMeasured), [view, session])
  const voids = session.trials.filter((trial) => trial.void !== undefined).length

  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const { run, base, endedAt, startedAt, trials } = session
    const answers = trials.map(({ r, rt, at, void: reason }) => ({ r: [...r], rt, at, ...(reason && { void: reason }) }))
    const body = {
      game,
      language: run.language,
      start: run.start,
      startedAt,
      device,
      input,
      answers,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      milliseconds: Math.max(0, Math.round(endedAt - base)),
      refreshHz: Math.min(1000, Math.max(5, timing.refreshHz)),
      errorMs: timing.errorMs,
      ...(!session.isMeasured && { isMeasured: false as const }),
    }
    perform(putMindSession, { params: { id: run.seed }, body }, { label: GAME_NAMES[language][game] }).then(
      async (answer) => {
        setKeeping({ state: answer === QUEUED ? 'waiting' : 'saved' })
        if (answer === QUEUED) return
        await client.invalidateQueries({ queryKey: keyOf(getMind) })
        const history = await client.fetchQuery(queryOf(getMindHistory, { params: { game } })).catch(() => undefined)
        setAll(history?.sessions)
      },
      (error: Error) => setKeeping({ state: 'refused', message: error.message }),
    )
  }, [client, device, game, input, language, session, timing])

  const left = mind && isRound ? remainingRound(mind).filter((other) => other !== game) : []
  const figures = Object.entries(view.rules.figures).filter(([name]) => words.measures[name] !== undefined && name !== 'next')
  return (
    <div className={styles.leaf}>
      <h2>{t.play.over}</h2>
      <div className={styles.result}>
        <GrownRing sessions={rings} />
        {score.main === null ? (
          <p>{t.play.noScore[score.why ?? 'few']}</p>
        ) : (
          <Stack as="p" gap={1} className={styles.score}>
            <span>{words.measures.main}</span>
            <b>{measureText(format, t, view.rules.main.unit, score.main)}</b>
          </Stack>
        )}
      </div>
      <Grid as="dl" min="9rem" gap={3} className={styles.figures}>
        {figures.map(([name, { unit }]) => (
          <div key={name}>
            <dt>{words.measures[name]}</dt>
            <dd>{measureText(format, t, unit, score.figures[name])}</dd>
          </div>
        ))}
      </Grid>
      <div className={styles.meaning}>
        {all && score.main !== null ? (
          <Meaning
            sessions={all}
            device={device}
            input={input}
            better={GAMES[game].better}
            text={(value) => measureText(format, t, view.rules.main.unit, value)}
          />
        ) : (
          ' '
        )}
      </div>
      <p role="status" className={styles.saved}>
        {keeping.state === 'saved'
          ? t.play.ringAdded
          : keeping.state === 'waiting'
            ? t.play.waiting
            : keeping.state === 'refused'
              ? `${t.play.refused}: ${keeping.message}`
              : ' '}
      </p>
      {view.rules.isTimed && session.isMeasured && (
        <p className={styles.small}>
          {t.play.timing(
            t.units.ms(`±${format.number(timing.errorMs, { maximumFractionDigits: 1 })}`),
            `${format.number(timing.refreshHz, { maximumFractionDigits: 0 })} Hz`,
          )}
          {voids > 0 && ` ${t.play.voids(voids)}`}
        </p>
      )}
      <div className={styles.buttons}>
        {left[0] ? (
          <Link to={`/brain-forest/play/${left[0]}?round`} viewTransition className={buttonClass()}>
            {t.play.next(GAME_NAMES[language][left[0]])}
          </Link>
        ) : (
          <Link to="/brain-forest" viewTransition className={buttonClass()}>
            {t.toForest}
          </Link>
        )}
        <Button kind="soft" onClick={onAgain}>
          {t.play.again}
        </Button>
      </div>
    </div>
  )
}

/** Fewer scores form no range. */
const FEWEST_SHOWN = 3

interface MeaningProps {
  sessions: readonly MindSession[]
  device: string
  input: string
  better: 'more' | 'less'
  text: (value: number) => string
}

/** Compares this score with the person's own on the same kind of device; makes no statement beyond this game. */
function Meaning({ sessions, device, input, better, text }: MeaningProps) {
  const t = useMessages(mindMessages).play
  const mains = sessions.filter((one) => one.device === device && one.input === input && one.main !== null).map(({ main }) => main!)
  const { baseline, change } = standingOf(mains, better)
  const before = mains.slice(0, -1).slice(-10)
  const usual = before.length > 0 ? t.usual(text(quantile(before, 0.25)!), text(quantile(before, 0.75)!)) : ''
  return (
    <>
      {before.length >= FEWEST_SHOWN && <OwnRange before={before} score={mains.at(-1)!} label={usual} text={text} />}
      <p>
        {!baseline
          ? t.learning(Math.max(1, LEARNING + BASELINE - mains.length))
          : change && change.verdict !== 'same'
            ? t[change.verdict]
            : usual}
      </p>
    </>
  )
}
