import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import type { MindAnswer } from '../../contract.ts'
import { GAMES } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { ROUND_MINUTES, secondsOfRound } from '../../round.ts'
import { mindMessages } from '../core/messages.ts'
import { keepRoundMinutes, roundToday } from '../core/round-left.ts'
import styles from './Home.module.css'

interface RoundCardProps {
  mind: MindAnswer
  minutes: number
  onMinutes: (minutes: number) => void
}

/** Today's round, its progress, and the streak. */
export function RoundCard({ mind, minutes, onMinutes }: RoundCardProps) {
  const t = useMessages(mindMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const round = roundToday(mind, minutes)
  const played = new Set(mind.games.filter(({ today }) => today > 0).map(({ game }) => game))
  const next = round.find((game) => !played.has(game))
  const { current, restsLeft } = mind.streak
  return (
    <Card as="section" look="tinted" pad="lg" gap={4} className={styles.round} aria-labelledby="round-title">
      <div className={styles.roundHead}>
        <div>
          <h2 id="round-title">{t.round.title}</h2>
          <p>{next ? t.round.text(round.length, format.duration(secondsOfRound(round))) : t.round.done}</p>
        </div>
        <SegmentedControl
          label={t.round.minutes}
          options={ROUND_MINUTES.map((one) => ({ value: String(one), label: format.duration(one * 60) }))}
          value={String(minutes)}
          onChange={(value) => {
            keepRoundMinutes(Number(value))
            onMinutes(Number(value))
          }}
        />
      </div>
      <ol role="list" className={styles.steps}>
        {round.map((game) => (
          <li key={game} data-done={played.has(game) || undefined}>
            <span>{GAME_NAMES[language][game]}</span>
            <small>{played.has(game) ? t.round.played : t.domains[GAMES[game].domain]}</small>
          </li>
        ))}
      </ol>
      <div className={styles.roundFoot}>
        {next && (
          <Link to={`/brain-forest/play/${next}?round`} viewTransition className={buttonClass({ size: 'lg' })}>
            {played.size > 0 && round.some((game) => played.has(game)) ? t.round.goOn : t.round.begin}
          </Link>
        )}
        <p>
          {current > 0 ? (
            <>
              <b>{t.round.streak(current)}</b>
              <br />
              {t.round.rests(restsLeft)}
            </>
          ) : (
            t.round.noStreak
          )}
        </p>
      </div>
      <details className={styles.rules}>
        <summary>{t.round.rules}</summary>
        <p>{t.round.rulesText}</p>
      </details>
    </Card>
  )
}
