import { useRef } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PlanContent } from '../../training/plan-run.ts'
import { generatorMessages } from './messages.ts'
import { readSharedPlan } from './read-shared-plan.ts'

const MOST_BYTES = 2_000_000

/** Opens a plan from a file. It asks the screening questions first, because the file may hold a hard plan. */
export function SharedPlan({ onUse }: { onUse: (content: PlanContent, isHard: boolean) => void }) {
  const t = useMessages(generatorMessages)
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    const content = file && file.size <= MOST_BYTES ? readSharedPlan(await file.text()) : undefined
    if (content) onUse(content, true)
    else if (file) toast({ title: t.notAPlan, description: t.notAPlanText, tone: 'destructive' })
  }
  return (
    <p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t.openFile}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <Button kind="quiet" icon={upload} onClick={() => input.current?.click()}>
        {t.openFile}
      </Button>
    </p>
  )
}
