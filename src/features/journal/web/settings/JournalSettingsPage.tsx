import { JournalGate } from '../lock/JournalGate.tsx'
import { SettingsView } from './SettingsView.tsx'

/** Settings of the journal: names of moods and activities, hard tags and days, storage on the device, and the lock. */
export default function JournalSettingsPage() {
  return (
    <JournalGate>
      <SettingsView />
    </JournalGate>
  )
}
