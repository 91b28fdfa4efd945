import { useEffect, useState, type ReactNode } from 'react'
import { listDownloads } from '#platform/web/audio/downloads.ts'
import type { Track } from '#platform/web/audio/items.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Console } from './Console.tsx'
import { useListened } from './listened.ts'
import { soulMessages } from './messages.ts'
import shared from './TrackPage.module.css'
import { TrackArt } from './TrackArt.tsx'

/** A track without a network: played from this device if it is stored, else replaced by `otherwise`. */
export function OfflineTrack({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const t = useMessages(soulMessages)
  const [item, setItem] = useState<Track | 'none'>()
  const { positions } = useListened()
  useEffect(() => {
    let isHere = true
    const find = async () => {
      const stored = (await listDownloads()).find((one) => one.item.kind === 'track' && one.item.id === id)
      if (isHere) setItem(stored?.item.kind === 'track' ? stored.item : 'none')
    }
    find().catch(() => isHere && setItem('none'))
    return () => {
      isHere = false
    }
  }, [id])
  usePageTitle(typeof item === 'object' ? item.title : undefined)
  if (item === undefined) return <Spinner />
  if (item === 'none') return otherwise
  return (
    <Stack>
      <div className={shared.stage}>
        <TrackArt look="stage" seed={item.artSeed ?? item.id} place="kept" />
      </div>
      <h2>{item.title}</h2>
      <p className="note">{t.track.offline}</p>
      <Console item={item} position={positions.get(id) ?? 0} />
      <p className={shared.about}>{item.description}</p>
    </Stack>
  )
}
