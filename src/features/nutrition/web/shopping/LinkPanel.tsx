import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getListLink, putListLink, removeListLink } from '../../contract/shopping.ts'
import { ROOT } from '../core/RoomTabs.tsx'
import { shoppingMessages } from './messages.ts'
import styles from './Shopping.module.css'

/** Panel to create, copy and remove the link to the person's list. */
export default function LinkPanel({ onClose }: { onClose: () => void }) {
  const { link: t } = useMessages(shoppingMessages)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(queryOf(getListLink))
  const [name, setName] = useState('')
  const settled = { onSettled: () => void client.invalidateQueries({ queryKey: keyOf(getListLink) }) }
  const failed = (problem: Error) => toast({ title: t.failed, description: problem.message, tone: 'destructive' })
  const make = useMutation({ mutationFn: () => call(putListLink, { body: { name: name.trim() || null } }), onError: failed, ...settled })
  const remove = useMutation({
    mutationFn: () => call(removeListLink),
    onError: failed,
    onSuccess: () => toast({ title: t.removed, tone: 'good' }),
    ...settled,
  })
  const link = data?.link
  const address = link ? `${location.origin}${ROOT}/list/${link.token}` : ''
  const copyIt = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: t.copied, tone: 'good' }),
      () => toast({ title: t.notCopied }),
    )
  return (
    <Dialog onClose={onClose} title={t.title} description={t.lead}>
      <Stack data-area="body">
        {error && !data ? (
          <div role="alert">
            <p>{t.needsNetwork}</p>
            <Button size="sm" kind="soft" onClick={() => void refetch()}>
              {t.again}
            </Button>
          </div>
        ) : !data ? (
          <Skeleton shape="card" height="8rem" />
        ) : link ? (
          <>
            <p className="note">{link.name === null ? t.address : `${t.address} · ${link.name}`}</p>
            <p className={styles.address}>{address}</p>
            <Cluster>
              <Button icon={copy} onClick={() => void copyIt()}>
                {t.copy}
              </Button>
              <Button kind="destructive" loading={remove.isPending} onClick={() => remove.mutate()}>
                {t.remove}
              </Button>
            </Cluster>
          </>
        ) : (
          <>
            <Field label={t.name} hint={t.nameHint} optional>
              <TextInput value={name} maxLength={60} onChange={setName} />
            </Field>
            <Cluster>
              <Button loading={make.isPending} onClick={() => make.mutate()}>
                {t.make}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
