import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { star, starFull } from '#platform/web/ui/icons/marks.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { getShared, rateShared, type SharedMeditation } from '../../contract-shared.ts'
import { meditationMessages } from '../core/messages.ts'

const STARS = [1, 2, 3, 4, 5]

/** One to five stars, for people who have listened. */
export function Rating({ meditation: { id, ownStars, canRate } }: { meditation: SharedMeditation }) {
  const t = useMessages(meditationMessages).other
  const client = useQueryClient()
  const rate = useMutation({
    ...mutationOf(rateShared),
    onSuccess: (answer) => client.setQueryData(keyOf(getShared, { params: { id } }), answer),
    onError: (error) => toast({ title: t.rateFailed, description: error.message, tone: 'destructive' }),
  })
  if (!canRate) return <p className="note">{t.listenFirst}</p>
  return (
    <Cluster gap={1} role="group" aria-label={t.rate}>
      <p>{t.rate}</p>
      {STARS.map((stars) => (
        <IconButton
          key={stars}
          icon={stars <= (ownStars ?? 0) ? starFull : star}
          label={t.stars(stars)}
          pressed={stars === ownStars}
          onClick={() => rate.mutate({ params: { id }, body: { stars } })}
        />
      ))}
    </Cluster>
  )
}
