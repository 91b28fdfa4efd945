import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { getScriptWriter } from '../../contract-drafts.ts'
import type { Language } from '../../core/categories.ts'
import { meditationMessages } from '../core/messages.ts'

const DraftDialog = lazy(() => import('./DraftDialog.tsx'))

interface DraftButtonProps {
  language: Language
  hasScript: boolean
  onTake: (draft: { title: string; script: string }) => void
}

/** Button for a draft by a language model; renders nothing if none is configured. */
export function DraftButton({ language, hasScript, onTake }: DraftButtonProps) {
  const t = useMessages(meditationMessages).draft
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...queryOf(getScriptWriter, { query: { language } }), staleTime: 60_000 })
  if (!data?.model) return null
  return (
    <>
      <Button kind="soft" size="sm" icon={sparkle} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <DraftDialog
            writer={data}
            language={language}
            hasScript={hasScript}
            onTake={(draft) => {
              setOpen(false)
              onTake(draft)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
