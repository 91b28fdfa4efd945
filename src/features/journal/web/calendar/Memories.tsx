import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { HeadMemory } from './day-memories.ts'
import { useJournal } from '../local/use-journal.ts'
import { ForgottenMemory } from './ForgottenMemory.tsx'
import { MemoryCard } from './MemoryCard.tsx'
import { calendarMessages } from './messages.ts'
import { useMemories } from './use-memories.ts'
import styles from './Memories.module.css'

/** "On this day": entries from a week, some months and each year ago. Renders nothing on a day without memories. */
export function Memories() {
  const t = useMessages(calendarMessages)
  const journal = useJournal()
  const memories = useMemories()
  // The place of a dismissed memory stays, so that the page does not shift and no other memory of that day replaces it.
  const [removed, setRemoved] = useState<readonly HeadMemory[]>([])
  const removedDays = new Set(removed.map(({ day }) => day))
  const shown = [...memories.filter(({ day }) => !removedDays.has(day)), ...removed].sort((a, b) =>
    a.day < b.day ? 1 : a.day > b.day ? -1 : a.n - b.n,
  )
  if (shown.length === 0) return null

  const mark = (memory: HeadMemory, hard: boolean) => {
    journal.change('entry', memory.entryId, { hard }).then(
      () => setRemoved((now) => (hard ? [...now, memory] : now.filter((one) => one.entryId !== memory.entryId))),
      () => toast({ title: t.memories.failed, tone: 'destructive' }),
    )
  }
  return (
    <section className={styles.memories} aria-labelledby="memories-title">
      <h2 id="memories-title">{t.memories.title}</h2>
      <ul className={styles.cards} role="list">
        {shown.map((memory) => (
          <li key={`${memory.span} ${memory.n} ${memory.day}`}>
            {removed.includes(memory) ? (
              <ForgottenMemory onUndo={() => mark(memory, false)} />
            ) : (
              <MemoryCard memory={memory} onForget={() => mark(memory, true)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
