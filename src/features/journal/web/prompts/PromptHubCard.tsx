import { useJournalLock } from '../lock/use-journal-lock.ts'
import { PromptCard } from './PromptCard.tsx'

/** The prompt of the moment on the hub. The server says only that prompts are on. */
export default function PromptHubCard() {
  // Why a prompt was chosen tells of the days before: a locked journal shows none.
  return useJournalLock() === 'open' ? <PromptCard level={3} /> : null
}
