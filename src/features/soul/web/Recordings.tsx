import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import type { SoulCategory, SoulTrack } from '../contract.ts'
import { AddRecording } from './AddRecording.tsx'
import { isRecording } from './items.ts'
import { soulMessages } from './messages.ts'
import { RecordingRow } from './RecordingRow.tsx'
import styles from './Recordings.module.css'

interface RecordingsProps {
  tracks: readonly SoulTrack[]
  categories: readonly SoulCategory[]
}

/** For admins: uploaded recordings, with forms to add, change and delete them. */
export function Recordings({ tracks, categories }: RecordingsProps) {
  const t = useMessages(soulMessages)
  const [isAdding, setAdding] = useState(false)
  const recordings = tracks.filter(isRecording)
  return (
    <Card as="section" look="sunk" pad="lg" className={styles.recordings} aria-labelledby="soul-recordings">
      <div className={styles.head}>
        <h2 id="soul-recordings">{t.admin.title}</h2>
        <p className="soft">{t.admin.lead}</p>
      </div>
      {isAdding ? (
        <AddRecording categories={categories} />
      ) : (
        <div>
          <Button kind="soft" icon={plus} onClick={() => setAdding(true)}>
            {t.admin.add}
          </Button>
        </div>
      )}
      <div>
        {recordings.length === 0 ? (
          <p className="soft">{t.admin.none}</p>
        ) : (
          <ul role="list">
            {recordings.map((track) => (
              <RecordingRow key={track.id} track={track} categories={categories} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
