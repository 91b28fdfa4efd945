import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listShares, putShare, revokeShare, type Share, type ShareSettings } from '../../contract-sharing.ts'
import type { Instrument, InstrumentWords } from '../../scales.ts'
import shared from '../core/Personality.module.css'
import { useContentLanguage } from '../core/use-content.ts'
import type { Taking } from '../data/taking.ts'
import { topScales } from '../profile/lines.ts'
import { resultMessages } from '../profile/messages.ts'
import { freshSettings, linkOf, settingsOf } from './share-draft.ts'
import { ShareForm } from './ShareForm.tsx'
import styles from './Shared.module.css'

interface SharePanelProps {
  taking: Taking
  instrument: Instrument
  words: InstrumentWords | undefined
  onClose: () => void
}

/** The links to a result: each with its content and a way to revoke it. There is none until the person makes one. */
export function SharePanel({ taking, instrument, words, onClose }: SharePanelProps) {
  const { share: t } = useMessages(resultMessages)
  const language = useContentLanguage()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(queryOf(listShares))
  const [editing, setEditing] = useState<{ id: string; settings: ShareSettings; isNew: boolean }>()
  const changed = () => void client.invalidateQueries({ queryKey: keyOf(listShares) })
  const save = useMutation({
    mutationFn: ({ id, settings }: { id: string; settings: ShareSettings }) =>
      call(putShare, { params: { id }, body: { ...settings, assessmentId: taking.id } }),
    onSuccess: () => setEditing(undefined),
    onSettled: changed,
  })
  const own = (data?.shares ?? []).filter(({ assessmentId }) => assessmentId === taking.id)
  return (
    <Dialog onClose={onClose} size="lg" title={t.title} description={t.lead}>
      <Stack gap={5} data-area="mind">
        {error && !data ? (
          <div role="alert" className={shared.note}>
            <p>{t.needsNetwork}</p>
            <Button size="sm" kind="soft" onClick={() => void refetch()}>
              {t.look}
            </Button>
          </div>
        ) : !data ? (
          <Skeleton shape="card" height="8rem" />
        ) : editing ? (
          <ShareForm
            instrument={instrument}
            words={words}
            settings={editing.settings}
            isNew={editing.isNew}
            isBusy={save.isPending}
            error={save.error?.message}
            onCancel={() => setEditing(undefined)}
            onSave={(settings) => save.mutate({ id: editing.id, settings })}
          />
        ) : (
          <>
            {own.length > 0 && (
              <ul role="list" className={styles.links} aria-label={t.yours}>
                {own.map((one) => (
                  <LinkRow
                    key={one.id}
                    share={one}
                    onEdit={() => setEditing({ id: one.id, settings: settingsOf(one), isNew: false })}
                    onChanged={changed}
                  />
                ))}
              </ul>
            )}
            <div className={shared.buttons}>
              <Button
                kind={own.length > 0 ? 'soft' : 'primary'}
                onClick={() =>
                  setEditing({
                    id: uuidv7(),
                    isNew: true,
                    settings: freshSettings(
                      topScales(instrument).map(({ id }) => id),
                      language,
                    ),
                  })
                }
              >
                {own.length > 0 ? t.another : t.make}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function LinkRow({ share, onEdit, onChanged }: { share: Share; onEdit: () => void; onChanged: () => void }) {
  const { share: t } = useMessages(resultMessages)
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const [isByHand, setByHand] = useState(false)
  const [now] = useState(() => Date.now())
  const address = linkOf(location.origin, share)
  const revoke = useMutation({
    mutationFn: () => call(revokeShare, { params: { id: share.id } }),
    onSuccess: () => toast({ title: t.revoked }),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: onChanged,
  })
  const copyLink = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: t.copied, tone: 'good' }),
      () => setByHand(true),
    )
  const isOver = share.expiresAt !== null && Date.parse(share.expiresAt) < now
  const end = isOver ? t.ended : share.expiresAt === null ? t.until : t.at(format.date(Date.parse(share.expiresAt)))
  return (
    <li className={styles.link}>
      <p>
        <strong>{share.name ?? t.link}</strong>{' '}
        <span className={shared.small}>
          {t.parts(share.scales.length)} · {end} · {t.views(share.views)}
        </span>
      </p>
      {isByHand && <p role="alert">{t.copyFailed}</p>}
      <code>{address}</code>
      {isAsking ? (
        <div role="alert" className={shared.note}>
          <p>
            <strong>{t.revokeAsk}</strong> {t.revokeText}
          </p>
          <div className={shared.buttons}>
            <Button size="sm" kind="quiet" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
            <Button size="sm" kind="destructive" loading={revoke.isPending} onClick={() => revoke.mutate()}>
              {t.revoke}
            </Button>
          </div>
        </div>
      ) : (
        <div className={shared.buttons}>
          <Button size="sm" icon={copy} onClick={() => void copyLink()}>
            {t.copy}
          </Button>
          <Link to={`/personality-quiz/results/${share.token}`} className={buttonClass({ kind: 'soft', size: 'sm' })}>
            {t.look}
          </Link>
          <Button size="sm" kind="soft" onClick={onEdit}>
            {t.edit}
          </Button>
          <Button size="sm" kind="quiet" onClick={() => setAsking(true)}>
            {t.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}
