import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { GrownArt } from '../list/GrownArt.tsx'
import { entryMessages } from '../core/entry-messages.ts'

export function EntryAbsent({ unreachable }: { unreachable: boolean }) {
  const t = useMessages(entryMessages).entry
  return (
    <EmptyState
      level={1}
      art={<GrownArt seed="journal-absent" />}
      title={unreachable ? t.unreachableTitle : t.absentTitle}
      action={
        <Link to="/journal" className={buttonClass()}>
          {t.toJournal}
        </Link>
      }
    >
      {unreachable ? t.unreachableText : t.absentText}
    </EmptyState>
  )
}
