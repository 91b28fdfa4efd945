import { useState } from 'react'
import { daysBetween } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { BodyPhoto } from '../../contract-photos.ts'
import { photoMessages } from './messages.ts'
import { photoUrl } from './photo-url.ts'
import styles from './Photos.module.css'

/** Two photos side by side: initially the newest and the oldest of the same pose. `photos`: two or more, oldest first. */
export function Compare({ photos }: { photos: readonly BodyPhoto[] }) {
  const t = useMessages(photoMessages)
  const format = useFormat()
  const newest = photos.at(-1)!
  const first = photos.find(({ pose, id }) => pose === newest.pose && id !== newest.id) ?? photos[0]!
  const [chosen, setChosen] = useState<{ left?: string; right?: string }>({})
  const find = (id: string | undefined, other: BodyPhoto) => photos.find((photo) => photo.id === id) ?? other
  const sides = [
    { side: 'left', label: t.left, photo: find(chosen.left, first) },
    { side: 'right', label: t.right, photo: find(chosen.right, newest) },
  ] as const
  const options = photos.map(({ id, day, pose }) => ({ value: id, label: t.option(format.localDay(day), t.poses[pose]) }))
  const apart = Math.abs(daysBetween(sides[0].photo.day, sides[1].photo.day))
  return (
    <section className={styles.compare} aria-labelledby="photos-compare">
      <h2 id="photos-compare" className="small-title">
        {t.compare}
      </h2>
      <div className={styles.pair}>
        {sides.map(({ side, label, photo }) => (
          <Stack key={side} gap={3} className={styles.side}>
            <Field label={label}>
              <Select value={photo.id} options={options} onChange={(value) => setChosen({ ...chosen, [side]: value })} />
            </Field>
            <img
              src={photoUrl(photo.id, 'full')}
              alt={t.alt(format.localDay(photo.day), t.poses[photo.pose])}
              width={photo.width}
              height={photo.height}
              decoding="async"
            />
          </Stack>
        ))}
      </div>
      {apart > 0 && <p className="soft">{t.apart(apart)}</p>}
    </section>
  )
}
