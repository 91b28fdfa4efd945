import { buttonClass } from '#platform/web/ui/Button.tsx'
import { outlineOf } from '#platform/web/ui/outline.tsx'
import { getMind } from '../contract.ts'
import { mindMessages } from './core/messages.ts'
import { HistorySkeleton } from './history/HistorySkeleton.tsx'
import { HomeSkeleton } from './home/HomeSkeleton.tsx'
import { PlaySkeleton } from './play/PlaySkeleton.tsx'

const t = mindMessages.en

export const home = outlineOf(
  { wide: true, title: t.title, lead: t.lead, actions: <span className={buttonClass({ kind: 'soft' })}>{t.history}</span> },
  <HomeSkeleton />,
  getMind,
)

export const history = outlineOf({ wide: true, back: t.toForest, title: t.past.title, lead: t.past.lead }, <HistorySkeleton />, getMind)

/** Only the stage is common to all games. */
export const play = outlineOf({}, <PlaySkeleton />)
