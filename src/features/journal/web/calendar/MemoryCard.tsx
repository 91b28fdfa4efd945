import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { eyeOff } from '#platform/web/ui/icons/marks.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { useRecords } from '../local/use-journal.ts'
import { attachmentsById } from '../media/use-attachment.ts'
import type { HeadMemory } from './day-memories.ts'
import { MemoryPhoto } from './MemoryPhoto.tsx'
import { calendarMessages } from './messages.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import styles from './Memories.module.css'

export function MemoryCard({ memory, onForget }: { memory: HeadMemory; onForget: () => void }) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const { nameOf } = useMoodNames()
  const attachments = attachmentsById(useRecords('attachment'))
  const { head, span, n } = memory
  const photo = head.attachments.find((id) => attachments.get(id)?.kind === 'photo')
  const ago = span === 'week' ? t.memories.week : span === 'month' ? t.memories.months(n) : t.memories.years(n)
  return (
    <Card as="article" pad="none" className={styles.card}>
      {photo && <MemoryPhoto id={photo} />}
      <div className={styles.words}>
        <p className="kicker">{ago}</p>
        <h3 className={styles.title}>
          <Link to={`/journal/${head.id}`} className={stretchedClass}>
            {head.title || format.localDay(head.localDay, 'long')}
          </Link>
        </h3>
        {head.preview && <p className={styles.preview}>{head.preview}</p>}
        <div className={styles.foot}>
          {head.mood && <MoodFace mood={head.mood.level as Mood} size={24} name={nameOf(head.mood)} />}
          <span className={styles.date}>{head.title ? format.localDay(head.localDay) : format.time(head.at, head.zone)}</span>
          <IconButton icon={eyeOff} size="sm" label={t.memories.notAgain} className={styles.forget} onClick={onForget} />
        </div>
      </div>
    </Card>
  )
}
