import { outlineOf } from '#platform/web/ui/outline.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import chatStyles from './chat/Chat.module.css'
import { chatMessages } from './chat/messages.ts'
import styles from './Companion.module.css'
import { companionMessages } from './core/messages.ts'
import { MemorySkeleton } from './memory/MemorySkeleton.tsx'
import { memoryMessages } from './memory/messages.ts'
import { voiceMessages } from './voice/messages.ts'
import voiceStyles from './voice/Voice.module.css'

const t = companionMessages.en
const memoryWords = memoryMessages.en
const voiceWords = voiceMessages.en

export const companion = outlineOf(
  { title: t.title, lead: t.lead, aside: <Skeleton shape="card" className={styles.askSkeleton} /> },
  <Skeleton shape="card" className={styles.talksSkeleton} />,
)

export const chat = outlineOf(
  { back: chatMessages.en.back, title: chatMessages.en.title },
  <Skeleton shape="card" className={chatStyles.shadow} />,
)

export const memory = outlineOf({ back: memoryWords.back, title: memoryWords.title, lead: memoryWords.lead }, <MemorySkeleton />)

export const voice = outlineOf(
  { back: voiceWords.back, title: voiceWords.title, lead: voiceWords.lead },
  <Skeleton shape="card" className={voiceStyles.shadow} />,
)
