import { JournalGate } from '../lock/JournalGate.tsx'
import { TransferView } from './TransferView.tsx'

/** Other journals in, this one out. */
export default function TransferPage() {
  return (
    <JournalGate>
      <TransferView />
    </JournalGate>
  )
}
