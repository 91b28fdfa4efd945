import { lazy, Suspense, use, useState } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { isGameId, type GameId } from '../../games/core/catalog.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { mindMessages } from '../core/messages.ts'
import { forgetView, type LoadedView, viewOf } from '../games/load-view.ts'
import { PlaySkeleton } from './PlaySkeleton.tsx'

const GamePlace = lazy(() => import('./GamePlace.tsx').then((file) => ({ default: file.GamePlace })))

/** A game: instructions, practice, a session, and its result. */
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

function Game({ game, title }: { game: GameId; title: string }) {
  const [, setTries] = useState(0)
  const again = () => {
    forgetView(game)
    setTries((tries) => tries + 1)
  }
  return <Opened game={game} title={title} loading={viewOf(game)} onRetry={again} />
}

function Opened({ game, title, loading, onRetry }: { game: GameId; title: string; loading: Promise<LoadedView>; onRetry: () => void }) {
  const t = useMessages(mindMessages)
  const loaded = use(loading)
  const back = <BackLink to="/brain-forest">{t.toForest}</BackLink>
  if ('view' in loaded) return <GamePlace game={game} title={title} view={loaded.view} back={back} />
  return (
    <>
      <PageHeader back={back} title={title} />
      <ErrorState title={t.play.failedTitle} text={t.play.failedText} onRetry={onRetry} />
    </>
  )
}
