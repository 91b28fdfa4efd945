import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FACT_AREAS } from '#platform/contract/fact-areas.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getChat } from '../../contract-chat.ts'
import { setChatTools, type ToolSettings } from '../../contract-tools.ts'
import { CHOICES_KEY } from './choices-stored.ts'
import { toolMessages } from './messages.ts'
import styles from './Tools.module.css'

type Props = { tools: ToolSettings | null; destination: string }

/** Areas that a model may read, and the data each would send; and whether it may propose actions. */
export function WhatItSees({ tools, destination }: Props) {
  const all = useMessages(toolMessages)
  const t = all.settings
  const client = useQueryClient()
  const [shown, setShown] = useState(tools)
  const save = useMutation({
    mutationKey: CHOICES_KEY,
    mutationFn: (body: ToolSettings) => call(setChatTools, { body }),
    // Changes are saved one after the other in the order of the presses, so the last one holds.
    scope: { id: 'companion-tools' },
    onError: () => setShown(tools),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getChat.path) }),
  })
  const set = (next: ToolSettings) => {
    setShown(next)
    save.mutate(next)
  }
  if (!shown) return <p className={styles.note}>{t.none}</p>
  return (
    <>
      <Stack as="section" aria-labelledby="companion-sees">
        <h3 id="companion-sees">{t.title}</h3>
        <p className="note">{t.lead(destination)}</p>
        {FACT_AREAS.map((area) => (
          <Switch
            key={area}
            label={all.areas[area]}
            hint={all.sends[area]}
            checked={shown.areas.includes(area)}
            onChange={(on) => set({ ...shown, areas: FACT_AREAS.filter((one) => (one === area ? on : shown.areas.includes(one))) })}
          />
        ))}
      </Stack>
      <Stack as="section" aria-labelledby="companion-proposes">
        <h3 id="companion-proposes">{t.proposeTitle}</h3>
        <Switch
          label={t.propose}
          hint={t.proposeHint}
          checked={shown.mayPropose}
          onChange={(mayPropose) => set({ ...shown, mayPropose })}
        />
        <p role="alert">{save.error ? save.error.message || t.failed : ''}</p>
      </Stack>
    </>
  )
}
