import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { fieldsOf } from '#platform/web/forms/field-errors.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { addBookLink, endBookLink, listBookLinks, type BookLink } from '../../contract-shares.ts'
import { coreMessages } from '../core/messages.ts'
import { outputMessages } from './messages.ts'
import styles from './Output.module.css'

const LINK_DAYS = 14
const DAY_MS = 86_400_000

const addressOf = (token: string) => `${location.origin}/shared-scrapbook/${token}`

/** Links to a book: created with an end date, and ended at any time. */
export function LinksDialog({ book, onClose }: { book: string; onClose: () => void }) {
  const t = useMessages(outputMessages)
  const c = useMessages(coreMessages)
  const today = useToday()
  const client = useQueryClient()
  const { data, error: failed } = useQuery(queryOf(listBookLinks))
  const [until, setUntil] = useState(addDays(today, LINK_DAYS))
  const [error, setError] = useState<Error>()
  const [isBusy, setBusy] = useState(false)
  async function make() {
    setBusy(true)
    setError(undefined)
    try {
      // The link ends at the end of the chosen day in the device's time zone.
      const expiresAt = new Date(Date.parse(`${until}T00:00:00`) + DAY_MS).toISOString()
      await call(addBookLink, { params: { id: uuidv7() }, body: { book, expiresAt } })
      await client.invalidateQueries({ queryKey: keyOf(listBookLinks) })
    } catch (refused) {
      setError(refused as Error)
    } finally {
      setBusy(false)
    }
  }
  const links = data?.filter((link) => link.book === book) ?? []
  return (
    <FormDialog
      title={t.links}
      description={t.linksLead}
      submit={t.makeLink}
      cancel={c.close}
      isBusy={isBusy}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Field label={t.until} error={fieldsOf(error).expiresAt ?? error?.message}>
          <DateField value={until} min={today} onChange={setUntil} />
        </Field>
        {failed && !data && <p>{t.linksFailed}</p>}
        {links.length > 0 && (
          <Stack role="list" as="ul" gap={3}>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </Stack>
        )}
      </Stack>
    </FormDialog>
  )
}

function LinkRow({ link }: { link: BookLink }) {
  const t = useMessages(outputMessages)
  const c = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  const end = useMutation({
    ...mutationOf(endBookLink),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listBookLinks) }),
    onError: (error: Error) => toast({ title: c.refused, description: error.message, tone: 'destructive' }),
  })
  async function copyAddress() {
    await navigator.clipboard.writeText(addressOf(link.token))
    toast({ title: t.copied, tone: 'good' })
  }
  return (
    <li className={styles.link}>
      <p>{link.isOpen ? t.openUntil(format.date(Date.parse(link.expiresAt) - 1)) : t.ended}</p>
      {link.isOpen && <code className={styles.address}>{addressOf(link.token)}</code>}
      <span>
        {link.isOpen && (
          <Button kind="soft" size="sm" icon={copy} onClick={() => void copyAddress()}>
            {t.copy}
          </Button>
        )}
        <Button kind="quiet" size="sm" loading={end.isPending} onClick={() => end.mutate({ params: { id: link.id } })}>
          {link.isOpen ? t.end : t.remove}
        </Button>
      </span>
    </li>
  )
}
