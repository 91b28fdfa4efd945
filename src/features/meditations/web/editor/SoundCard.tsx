import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useReason } from './use-reason.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { cancelRender, startRender, type OwnMeditation } from '../../contract.ts'
import { ListenButton } from '../core/Buttons.tsx'
import { hasSound } from '../core/items.ts'
import { lengthOf } from '../core/MeditationCard.tsx'
import { meditationMessages } from '../core/messages.ts'
import { isMaking, useTakeAnswer } from '../core/use-meditations.ts'
import styles from './Editor.module.css'
import type { Draft } from './use-draft.ts'

/** The sound of a meditation: starts its rendering, shows the progress, and plays it. */
export function SoundCard({ meditation, draft, problems }: { meditation: OwnMeditation; draft: Draft; problems: number }) {
  const t = useMessages(meditationMessages)
  const words = t.sound
  const takeAnswer = useTakeAnswer()
  const [isSaving, setSaving] = useState(false)
  const onError = (error: Error) => void toast({ title: words.failed, description: error.message, tone: 'destructive' })
  const start = useMutation({ ...mutationOf(startRender), onSuccess: takeAnswer, onError })
  const cancel = useMutation({ ...mutationOf(cancelRender), onSuccess: takeAnswer, onError })
  const params = { id: meditation.id }
  const { render, isStale, isSynthetic } = meditation
  const isReady = hasSound(meditation)
  const making = isMaking(meditation)
  const isOld = isStale || (draft.state !== 'saved' && isReady)
  const failure = useReason(render?.failure)

  async function make() {
    setSaving(true)
    const isSaved = await draft.save()
    setSaving(false)
    if (isSaved) start.mutate({ params })
  }

  return (
    <Card as="section" look="tinted" pad="lg" gap={4} aria-labelledby="sound-title">
      <h2 id="sound-title" className={styles.heading}>
        {words.title}
      </h2>
      {isReady && (
        <p className={styles.soft}>
          {words.ready(lengthOf(meditation))} {isSynthetic && t.synthetic}
        </p>
      )}
      {!isReady && !making && <p className={styles.soft}>{words.none}</p>}
      {isReady && isOld && !making && <p>{words.stale}</p>}
      {making && (
        <Stack gap={2}>
          <ProgressBar label={words.progress} value={render!.state === 'waiting' ? undefined : render!.percent / 100} />
          <p role="status" className={styles.soft}>
            {render!.state === 'waiting' ? words.waiting : t.making(render!.percent)}
          </p>
        </Stack>
      )}
      {render?.state === 'failed' && <p role="alert">{failure || `${words.failed}. ${words.unknown}`}</p>}
      {render?.state === 'cancelled' && <p className={styles.soft}>{words.cancelled}</p>}
      <div className={styles.buttons}>
        {isReady && <ListenButton meditation={meditation} />}
        {making ? (
          <Button kind="quiet" loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {words.cancel}
          </Button>
        ) : (
          (!isReady || isOld || render?.state === 'failed') && (
            <Button
              kind={isReady ? 'soft' : 'primary'}
              loading={start.isPending || isSaving}
              disabled={problems > 0}
              onClick={() => void make()}
            >
              {isReady ? words.again : words.make}
            </Button>
          )
        )}
      </div>
    </Card>
  )
}
