import { lazy, Suspense, use, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { isGameId, type GameId } from '../../games/catalog.ts'
import { GAME_NAMES } from '../../games/names.ts'
import { mindMessages } from '../core/messages.ts'
import { BOARDS } from '../games/boards.ts'
import type { GameView } from './board.ts'
import { PlaySkeleton } from './PlaySkeleton.tsx'

const GamePlace = lazy(() => import('./GamePlace.tsx').then((file) => ({ default: file.GamePlace })))

/** A game: what it asks, practice, a session, how it went. */
export default function PlayPage() {
  const t = useMessages(mindMessages)
  const { game = '' } = useParams()
  const { language } = useLocaleSettings()
  const known = isGameId(game) ? game : undefined
  const title = known ? GAME_NAMES[language][known] : t.play.unknown
  usePageTitle(title)
  return (
    <Page area="mind">
      {known ? (
        <Suspense fallback={<PlaySkeleton />}>
          <Game key={known} game={known} title={title} />
        </Suspense>
      ) : (
        <PageHeader back={<BackLink to="/brain-forest">{t.toForest}</BackLink>} title={title} lead={t.play.unknownText} />
      )}
    </Page>
  )
}

type Loaded = { view: GameView } | { failed: true }

function Game({ game, title }: { game: GameId; title: string }) {
  const [tries, setTries] = useState(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked for again with each try
  const coming = useMemo(() => viewOf(game), [game, tries])
  return <Opened game={game} title={title} coming={coming} onRetry={() => setTries(tries + 1)} />
}

const viewOf = (game: GameId): Promise<Loaded> => BOARDS[game]!().catch(() => ({ failed: true as const }))

function Opened({ game, title, coming, onRetry }: { game: GameId; title: string; coming: Promise<Loaded>; onRetry: () => void }) {
  const t = useMessages(mindMessages)
  const loaded = use(coming)
  const back = <BackLink to="/brain-forest">{t.toForest}</BackLink>
  if ('view' in loaded) return <GamePlace game={game} title={title} view={loaded.view} back={back} />
  return (
    <>
      <PageHeader back={back} title={title} />
      <ErrorState title={t.play.failedTitle} onRetry={onRetry}>
        {t.play.failedText}
      </ErrorState>
    </>
  )
}
