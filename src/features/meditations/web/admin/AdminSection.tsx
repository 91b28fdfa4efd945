import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { soul } from '#platform/web/ui/icons/places.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { ReasonDialog } from '#platform/web/forms/ReasonDialog.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { hideShared, listForReview, NOTE_LETTERS, REVIEW_LISTS, type AdminMeditation } from '../../contract-shared.ts'
import styles from './Admin.module.css'
import { reviewMessages } from './messages.ts'

/** Review of shared meditations, for admins. */
export default function AdminSection() {
  const t = useMessages(reviewMessages)
  const client = useQueryClient()
  const [list, setList] = useState<(typeof REVIEW_LISTS)[number]>('reported')
  const [toHide, setToHide] = useState<AdminMeditation>()
  const query = useQuery(queryOf(listForReview, { query: { list } }))
  const decide = useMutation({
    ...mutationOf(hideShared),
    onSuccess: () => setToHide(undefined),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listForReview.path) }),
  })
  return (
    <Section info={{ id: 'shared-meditations', icon: soul }} title={t.title} lead={t.lead}>
      <SegmentedControl
        label={t.list}
        options={REVIEW_LISTS.map((value) => ({ value, label: t.lists[value] }))}
        value={list}
        onChange={setList}
        wide
      />
      <Loading query={query} rows={2}>
        {({ meditations }) =>
          meditations.length === 0 ? (
            <p className="note">{t.none[list]}</p>
          ) : (
            <Stack as="ul" role="list" gap={3}>
              {meditations.map((one) => (
                <Reviewed
                  key={one.id}
                  meditation={one}
                  onHide={() => setToHide(one)}
                  onShow={() => decide.mutate({ params: { id: one.id }, body: { isHidden: false } })}
                />
              ))}
            </Stack>
          )
        }
      </Loading>
      {toHide && (
        <ReasonDialog
          title={t.dialog(toHide.title)}
          submit={t.hide}
          cancel={t.cancel}
          words={t}
          maxLength={NOTE_LETTERS}
          isSending={decide.isPending}
          onReason={(reason) => decide.mutate({ params: { id: toHide.id }, body: { isHidden: true, reason } })}
          onClose={() => setToHide(undefined)}
        />
      )}
    </Section>
  )
}

function Reviewed({ meditation, onHide, onShow }: { meditation: AdminMeditation; onHide: () => void; onShow: () => void }) {
  const t = useMessages(reviewMessages)
  const format = useFormat()
  const { title, username, description, script, sharedAt, hiddenReason, reports } = meditation
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <h3>{title}</h3>
      <p className="note">{t.by(username, format.date(Date.parse(sharedAt)))}</p>
      {description && <p>{description}</p>}
      {hiddenReason !== null && <p className="note">{t.reasonWas(hiddenReason)}</p>}
      {reports.length > 0 && (
        <ul className={styles.reports}>
          {reports.map(({ reason, note, at }) => (
            <li key={at}>{dotted([t.reasons[reason], note, format.date(Date.parse(at))])}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t.script}</summary>
        <p className={styles.script}>{script}</p>
      </details>
      <Cluster gap={2}>
        {hiddenReason === null ? (
          <Button kind="soft" size="sm" aria-label={t.hideFor(title)} onClick={onHide}>
            {t.hide}
          </Button>
        ) : (
          <Button kind="soft" size="sm" aria-label={t.showFor(title)} onClick={onShow}>
            {t.show}
          </Button>
        )}
        {hiddenReason === null && reports.length > 0 && (
          <Button kind="quiet" size="sm" aria-label={t.fineFor(title)} onClick={onShow}>
            {t.fine}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}
