import { JournalGate } from '../lock/JournalGate.tsx'
import { TransferView } from './TransferView.tsx'

/** Imports other journals, and exports this one. */
export default function TransferPage() {
  return (
    <JournalGate>
      <TransferView />
    </JournalGate>
  )
}
