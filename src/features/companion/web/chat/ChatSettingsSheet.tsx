import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getChat, MOST_NAME, setChat, TONES, withdrawFromChat, type ChatState, type Tone } from '../../contract-chat.ts'
import { WhatItSees } from '../tools/WhatItSees.tsx'
import styles from './Chat.module.css'
import { Exact } from './Exact.tsx'
import { chatMessages } from './messages.ts'

/** Name and tone of the companion, the exact instructions to the model, and the withdrawal of consent. */
export default function ChatSettingsSheet({ state, onClose }: { state: ChatState; onClose: () => void }) {
  const { settings: t, onThisMachine: here } = useMessages(chatMessages)
  const client = useQueryClient()
  const [name, setName] = useState(state.settings.name)
  const [tone, setTone] = useState<Tone>(state.settings.tone)
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(getChat.path) })
  const save = useMutation({
    mutationFn: () => call(setChat, { body: { name: name.trim(), tone } }),
    onSuccess: async () => {
      await refresh()
      toast({ title: t.saved, tone: 'good' })
      onClose()
    },
  })
  const withdraw = useMutation({
    mutationFn: () => call(withdrawFromChat),
    onSuccess: async () => {
      toast({ title: t.withdrawn })
      onClose()
      await refresh()
    },
  })
  return (
    <Sheet
      onClose={onClose}
      title={t.title}
      actions={
        <div data-area="companion">
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t.save}
          </Button>
        </div>
      }
    >
      <Stack data-area="companion">
        <Field label={t.name} hint={t.nameHint}>
          <TextInput value={name} dir="auto" maxLength={MOST_NAME} onChange={setName} />
        </Field>
        <Field label={t.tone} hint={t.toneHints[tone]}>
          <Select options={TONES.map((value) => ({ value, label: t.tones[value] }))} value={tone} onChange={setTone} />
        </Field>
        {state.model && <p className={styles.soft}>{t.where(state.model.model, state.model.local ? here : state.model.destination)}</p>}
        <WhatItSees tools={state.tools} destination={state.model?.local ? here : (state.model?.destination ?? '')} />
        <Stack as="section" gap={2} aria-labelledby="companion-remembers">
          <h3 id="companion-remembers" className={styles.memoryTitle}>
            {t.memory}
          </h3>
          <p className={styles.soft}>{state.memory.isPaused ? t.memoryPaused : t.memoryShared(state.memory.shared)}</p>
          <p>
            <Link to="/my-ai-bestfriend/memory" viewTransition className={buttonClass({ kind: 'soft', size: 'sm' })}>
              {t.memoryOpen}
            </Link>
          </p>
        </Stack>
        <Exact title={t.exact} text={state.instructions} />
        <p role="alert">{(save.error ?? withdraw.error)?.message}</p>
        <div className={styles.withdraw}>
          <p className={styles.soft}>{t.withdrawText}</p>
          <Button kind="soft" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t.withdraw}
          </Button>
        </div>
      </Stack>
    </Sheet>
  )
}
