import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { share as shareIcon } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OwnMeditation } from '../../contract.ts'
import { publishMeditation, takeBack } from '../../contract-shared.ts'
import { hasSound, pageOfMeditation } from '../core/items.ts'
import { meditationMessages } from '../core/messages.ts'
import { isMaking, useReadShared, useTakeAnswer } from '../core/use-meditations.ts'
import styles from './Editor.module.css'
import type { Draft } from './use-draft.ts'

/** Shows who can see and hear the meditation, and changes that. */
export function ShareCard({ meditation, draft }: { meditation: OwnMeditation; draft: Draft }) {
  const t = useMessages(meditationMessages)
  const words = t.share
  const format = useFormat()
  const takeAnswer = useTakeAnswer()
  const readShared = useReadShared()
  const [isAsked, setAsked] = useState(false)
  const done = (title: string) => (answer: OwnMeditation) => {
    takeAnswer(answer)
    readShared()
    setAsked(false)
    toast({ title, tone: 'good' })
  }
  const onError = (error: Error) => {
    setAsked(false)
    toast({ title: words.failed, description: error.message, tone: 'destructive' })
  }
  const publish = useMutation({ ...mutationOf(publishMeditation), onSuccess: done(words.done), onError })
  const back = useMutation({ ...mutationOf(takeBack), onSuccess: done(words.takenBack), onError })
  const params = { id: meditation.id }
  const { shared, isStale } = meditation
  const canShare = hasSound(meditation) && !isStale && !isMaking(meditation) && draft.state === 'saved'
  return (
    <Card as="section" pad="lg" gap={4} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.heading}>
        {words.title}
      </h2>
      {!shared && (
        <>
          <p>{words.private}</p>
          <p className={styles.soft}>{words.explain}</p>
          <div className={styles.buttons}>
            <Button kind="soft" icon={shareIcon} disabled={!canShare} onClick={() => setAsked(true)}>
              {words.share}
            </Button>
            {!canShare && <p className={styles.soft}>{words.needsSound}</p>}
          </div>
        </>
      )}
      {shared?.hiddenReason !== undefined && shared.hiddenReason !== null && (
        <div role="note">
          <p>{words.hidden}</p>
          <blockquote className={styles.quote}>{shared.hiddenReason}</blockquote>
        </div>
      )}
      {shared?.hiddenReason === null && (
        <>
          <p>{words.shared(format.date(Date.parse(shared.sharedAt), 'medium'))}</p>
          {!shared.isCurrent && <p className={styles.soft}>{words.older}</p>}
          <div className={styles.buttons}>
            {!shared.isCurrent && (
              <Button kind="soft" disabled={!canShare} loading={publish.isPending} onClick={() => publish.mutate({ params })}>
                {words.update}
              </Button>
            )}
            <Button kind="quiet" loading={back.isPending} onClick={() => back.mutate({ params })}>
              {words.takeBack}
            </Button>
            <Link to={pageOfMeditation(shared.publicId)}>{words.see}</Link>
          </div>
        </>
      )}
      {isAsked && (
        <FormDialog
          title={words.confirmTitle}
          description={words.explain}
          submit={words.confirm}
          cancel={t.cancel}
          isBusy={publish.isPending}
          onSubmit={() => publish.mutate({ params })}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
