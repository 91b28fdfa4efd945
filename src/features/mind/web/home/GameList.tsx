import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { MindAnswer } from '../../contract.ts'
import { DOMAINS, GAME_IDS, GAMES } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { mindMessages } from '../core/messages.ts'
import { GameMark } from './GameMark.tsx'
import styles from './Home.module.css'

/** All games by domain. */
export function GameList({ mind }: { mind: MindAnswer | undefined }) {
  const t = useMessages(mindMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const played = new Map(mind?.games.map(({ game, sessions }) => [game, sessions]))
  const games = DOMAINS.flatMap((domain) => GAME_IDS.filter((game) => GAMES[game].domain === domain))
  return (
    <Stack aria-labelledby="games-title" as="section">
      <h2 id="games-title">{t.games.title}</h2>
      <ul role="list" className={styles.list}>
        {games.map((game) => (
          <Card as="li" key={game} className={styles.game}>
            <GameMark game={game} />
            <div>
              <h3>
                <Link
                  to={`/brain-forest/play/${game}`}
                  viewTransition
                  className={stretchedClass}
                  aria-label={t.games.play(GAME_NAMES[language][game])}
                >
                  {GAME_NAMES[language][game]}
                </Link>
              </h3>
              <p>
                {t.domains[GAMES[game].domain]} · {format.duration(GAMES[game].seconds, 'narrow')}
              </p>
              {mind && <p>{t.games.sessions(played.get(game) ?? 0)}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </Stack>
  )
}
