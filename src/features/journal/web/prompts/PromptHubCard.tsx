import { useJournalLock } from '../lock/use-journal-lock.ts'
import { PromptCard } from './PromptCard.tsx'

/** The current prompt on the hub. The server only states that prompts are on. */
export default function PromptHubCard() {
  // The reason for a prompt reveals facts about earlier days, so a locked journal shows none.
  return useJournalLock() === 'open' ? <PromptCard level={3} /> : null
}
