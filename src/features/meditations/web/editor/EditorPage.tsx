import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { useQueryClient } from '@tanstack/react-query'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { download, trash } from '#platform/web/ui/icons/actions.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { deleteMeditation, listMeditations, type OwnMeditation } from '../../contract.ts'
import { checkScript } from '../../core/timeline.ts'
import { Heart } from '../core/Buttons.tsx'
import { saveFile } from '../file/take-file.ts'
import { PAGE } from '../core/items.ts'
import { meditationMessages } from '../core/messages.ts'
import { useOwn } from '../core/use-meditations.ts'
import { DetailFields } from './DetailFields.tsx'
import styles from './Editor.module.css'
import { RecordingsCard } from './RecordingsCard.tsx'
import { SavedState } from './SavedState.tsx'
import { ScriptField } from './ScriptField.tsx'
import { ShareCard } from './ShareCard.tsx'
import { SoundCard } from './SoundCard.tsx'
import { TimelineView } from './TimelineView.tsx'
import { useDraft } from './use-draft.ts'
import { VoiceFields } from './VoiceFields.tsx'

/** Editor of the person's own meditation: script, timeline and sound. */
export function EditorPage({ id }: { id: string }) {
  const t = useMessages(meditationMessages)
  const { data, error, isFetching, refetch } = useOwn(id)
  if (data) return <Editor meditation={data} />
  return (
    <Page area="soul" wide header={<PageHeader title={t.title} back={<BackLink to={PAGE}>{t.back}</BackLink>} />}>
      {error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="card" className={styles.shadow} />
        </div>
      )}
    </Page>
  )
}

function Editor({ meditation }: { meditation: OwnMeditation }) {
  const t = useMessages(meditationMessages)
  const draft = useDraft(meditation)
  const { words, change } = draft
  const { recordings, copiedFrom } = meditation
  const recording = (number: number) => recordings.find((one) => one.number === number)?.seconds
  const checked = checkScript(words.script, words.voice, { recording })
  return (
    <Page
      area="soul"
      wide
      header={
        <PageHeader
          title={words.title.trim() || t.make.untitled}
          lead={copiedFrom ? t.copied(copiedFrom.title, copiedFrom.username) : undefined}
          back={<BackLink to={PAGE}>{t.back}</BackLink>}
          actions={<SavedState draft={draft} />}
        />
      }
    >
      <div className={styles.columns}>
        <Stack gap={5}>
          <Card pad="lg" gap={4}>
            <ScriptField id={meditation.id} words={words} checked={checked} onChange={change} />
            <VoiceFields words={words} onChange={change} />
            <DetailFields words={words} onChange={change} />
          </Card>
        </Stack>
        <Stack gap={5}>
          <SoundCard meditation={meditation} draft={draft} problems={checked.problems.length} />
          <Card as="section" pad="lg" gap={4} aria-labelledby="timeline-title">
            <h2 id="timeline-title" className={styles.heading}>
              {t.timeline.title}
              <span className={styles.soft}>{clock(checked.timeline.seconds, { hours: true })}</span>
            </h2>
            <TimelineView timeline={checked.timeline} />
          </Card>
          <RecordingsCard meditation={meditation} draft={draft} />
          <ShareCard meditation={meditation} draft={draft} />
          <Ends meditation={meditation} />
        </Stack>
      </div>
    </Page>
  )
}

function Ends({ meditation }: { meditation: OwnMeditation }) {
  const t = useMessages(meditationMessages)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    ...mutationOf(deleteMeditation),
    onSuccess: async () => {
      toast({ title: t.edit.deleted })
      await navigate(PAGE, { replace: true })
      await client.invalidateQueries({ queryKey: keyOf(listMeditations) })
    },
    onError: (error) => toast({ title: t.edit.deleteFailed, description: error.message, tone: 'destructive' }),
  })
  const save = () =>
    saveFile(meditation).catch((error: Error) => toast({ title: t.edit.fileFailed, description: error.message, tone: 'destructive' }))
  return (
    <div className={styles.buttons}>
      <Heart meditation={meditation} isOwn />
      <Button kind="soft" size="sm" icon={download} onClick={() => void save()}>
        {t.edit.file}
      </Button>
      <Button kind="quiet" size="sm" icon={trash} onClick={() => setAsked(true)}>
        {t.edit.delete}
      </Button>
      {isAsked && (
        <FormDialog
          title={t.edit.deleteTitle}
          description={t.edit.deleteText}
          submit={t.edit.delete}
          cancel={t.cancel}
          isDestructive
          isBusy={remove.isPending}
          onSubmit={() => remove.mutate({ params: { id: meditation.id } })}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
