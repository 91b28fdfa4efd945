import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'
import { habitMessages } from '../core/messages.ts'

/** No habit yet: an invitation. */
export function EmptyHabits({ onBegin }: { onBegin: () => void }) {
  const t = useMessages(habitMessages)
  return (
    <EmptyState
      art={<LazyPlant species="fern" seed="habits-empty" growth={0.24} decorative />}
      title={t.empty.title}
      action={
        <>
          <Button icon={plus} onClick={onBegin}>
            {t.empty.begin}
          </Button>
          <Link to="/habits/transfer" className={buttonClass({ kind: 'quiet' })}>
            {t.empty.bring}
          </Link>
        </>
      }
    >
      <p>{t.empty.text}</p>
    </EmptyState>
  )
}
