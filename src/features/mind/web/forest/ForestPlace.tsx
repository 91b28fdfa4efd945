import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { seasonOf } from '#platform/contract/seasons.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { share } from '#platform/web/ui/icons/actions.ts'
import { table } from '#platform/web/ui/icons/tools.ts'
import { mind as mindIcon } from '#platform/web/ui/icons/places.ts'
import { saveBlob } from '#platform/web/files/save-file.ts'
import { canShareFile, shareFile } from '#platform/web/files/share.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { MindAnswer } from '../../contract.ts'
import { forestOf, type Tree } from '../../forest.ts'
import { GAME_NAMES } from '../../games/core/names.ts'
import { mindMessages } from '../core/messages.ts'
import styles from './Forest.module.css'
import type { ForestHandle } from './ForestCanvas.tsx'
import { ForestStill } from './ForestStill.tsx'
import { lightOf } from './palette.ts'

const loadCanvas = () => afterPaint(() => import('./ForestCanvas.tsx'))
const ForestCanvas = lazyExtra(() => loadCanvas().then((file) => file.ForestCanvas))
const ForestTable = lazy(() => import('./ForestTable.tsx').then((file) => ({ default: file.ForestTable })))
const TreePanel = lazy(() => import('./TreePanel.tsx').then((file) => ({ default: file.TreePanel })))

const FILE = 'brain-forest.png'

/** The forest with its groves, its table, and its picture to share. */
export function ForestPlace({ mind }: { mind: MindAnswer }) {
  const t = useMessages(mindMessages)
  const { language } = useLocaleSettings()
  const [isTable, setIsTable] = useState(false)
  const [chosen, setChosen] = useState<Tree>()
  const handle = useRef<ForestHandle>(null)
  const [hour, setHour] = useState(() => new Date().getHours())
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const forest = useMemo(() => forestOf(Object.fromEntries(mind.games.map(({ game, sessions }) => [game, sessions]))), [mind.games])
  const season = seasonOf(mind.today, mind.hemisphere)
  const light = lightOf(hour)
  const place = useMemo(() => ({ season, light }), [season, light])
  const nameOf = (tree: Tree) => t.forest.tree(GAME_NAMES[language][tree.game], tree.index + 1)
  const summary = t.forest.summary(forest.trees, forest.sessions)

  const send = async () => {
    try {
      const blob = await handle.current!.picture(`${t.forest.shared} · ${summary}`)
      const file = new File([blob], FILE, { type: 'image/png' })
      if (canShareFile(file)) await shareFile(file)
      else saveBlob(FILE, blob)
    } catch (error) {
      toast({ title: t.forest.shareFailed, description: (error as Error).message, tone: 'destructive' })
    }
  }
  return (
    <Stack as="section" gap={3} aria-label={t.forest.title}>
      {isTable ? (
        <Suspense fallback={<div className={styles.sceneShadow} />}>
          <ForestTable forest={forest} mind={mind} nameOf={nameOf} onChoose={setChosen} />
        </Suspense>
      ) : (
        <div className={styles.scene} data-light={light}>
          <ForestStill forest={forest} place={place} />
          <Suspense fallback={null}>
            <ForestCanvas
              ref={handle}
              forest={forest}
              place={place}
              label={`${t.forest.title}: ${summary}`}
              chosen={chosen?.key}
              nameOf={nameOf}
              onChoose={setChosen}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.line}>
        <p>{summary}</p>
        <div className={styles.tools}>
          <Button kind="quiet" size="sm" icon={isTable ? mindIcon : table} onClick={() => setIsTable(!isTable)}>
            {isTable ? t.forest.picture : t.forest.table}
          </Button>
          {!isTable && (
            <Button kind="quiet" size="sm" icon={share} onClick={() => void send()}>
              {t.forest.share}
            </Button>
          )}
        </div>
      </div>
      {!isTable && (
        <ul role="list" className={styles.groves}>
          {forest.groves.map(({ domain, sessions }) => (
            <li key={domain}>
              <button
                type="button"
                className={styles.grove}
                aria-label={t.forest.grove(t.domains[domain], sessions)}
                onClick={() => handle.current?.walkTo(domain)}
              >
                {t.domains[domain]} {sessions > 0 && <small>{sessions}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <TreePanel key={chosen.key} tree={chosen} name={nameOf(chosen)} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </Stack>
  )
}
