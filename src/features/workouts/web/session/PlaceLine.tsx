import { useMessages } from '#platform/web/i18n/messages.ts'
import { trainingMessages } from '../core/messages.ts'
import type { Here } from '../data/use-place.ts'

/** The place of a session. If a plan's own place was deleted, it names the replacement, because its loads differ. */
export function PlaceLine({ here }: { here: Pick<Here, 'gym' | 'isDeleted'> }) {
  const t = useMessages(trainingMessages)
  if (here.isDeleted) return <> · {t.deletedPlace.inSession(here.gym.name)}</>
  return here.gym.name ? <> · {t.at(here.gym.name)}</> : null
}
