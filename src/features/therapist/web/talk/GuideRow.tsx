import { useState } from 'react'
import { ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelSheet } from '#platform/web/ai/ModelSheet.tsx'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { agreeToGuide, getGuide, withdrawFromGuide } from '../../contract-talk.ts'
import core from '../core/Core.module.css'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'
import type { useGuide } from './use-guide.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToGuide, { body }),
  withdraw: () => call(withdrawFromGuide),
  refresh: [getGuide.path],
}

/** Who words the questions: fixed words, or a model that was agreed to. One row from the first picture on. */
export function GuideRow({ guide: { query, model, isOn } }: { guide: ReturnType<typeof useGuide> }) {
  const t = useMessages(talkMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.guide}>
      <p className={core.small}>{isOn && model ? t.byModel(model.model) : t.byRules}</p>
      {model && (
        <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
          {isOn ? t.about : t.offer}
        </Button>
      )}
      {isOpen && (
        <ModelSheet title={t.title} area="mind" query={query} onClose={() => setOpen(false)}>
          {(state) => (
            <ModelConsent
              state={state}
              words={t.consent}
              calls={calls}
              onAgreed={() => setOpen(false)}
              onWithdrawn={() => setOpen(false)}
            />
          )}
        </ModelSheet>
      )}
    </div>
  )
}
