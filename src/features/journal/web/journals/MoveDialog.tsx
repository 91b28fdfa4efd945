import { useMessages } from '#platform/web/i18n/messages.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { areaOf } from './colours.ts'
import { JournalDot } from './JournalDot.tsx'
import { journalsMessages } from './messages.ts'
import styles from './MoveDialog.module.css'
import { useJournals } from './use-journals.ts'

interface MoveDialogProps {
  /** The current journal. */
  from: string
  onMove: (to: string) => void
  onClose: () => void
}

export function MoveDialog({ from, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(journalsMessages)
  const { inUse } = useJournals()
  return (
    <Dialog onClose={onClose} title={t.move}>
      <Stack role="list" as="ul" gap={1} data-area="journal">
        {inUse.map(({ id, name, data }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.choice}
              data-area={areaOf(data.colour)}
              aria-current={id === from ? 'true' : undefined}
              onClick={() => (id === from ? onClose() : onMove(id))}
            >
              <JournalDot colour={data.colour} />
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </Stack>
    </Dialog>
  )
}
