import { JournalGate } from '../lock/JournalGate.tsx'
import { SettingsView } from './SettingsView.tsx'

/** What the journal's owner decides: their words for moods and days, what is not to come back, where it is kept, and who may look. */
export default function JournalSettingsPage() {
  return (
    <JournalGate>
      <SettingsView />
    </JournalGate>
  )
}
