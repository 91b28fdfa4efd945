import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { getAssessment, setNormGroup, type Assessment } from '../../contract.ts'
import type { Instrument, InstrumentWords, Source } from '../../scales.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { GroupFields } from '../core/GroupFields.tsx'
import { useTexts } from '../core/instruments.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import type { Taking } from '../data/taking.ts'
import { resultMessages } from '../profile/messages.ts'
import fold from './DomainWords.module.css'
import styles from '../profile/Result.module.css'

interface ReadingProps {
  instrument: Instrument
  taking: Taking
  words: InstrumentWords | undefined
  isOnlyHere: boolean
  onChanged: () => void
}

/** Meaning and limits of a result, its norm group, and research. */
export function Reading({ instrument, taking, words, isOnlyHere, onChanged }: ReadingProps) {
  const t = useMessages(resultMessages)
  const texts = useTexts(taking.instrument, taking.language)
  const [isChoosing, setChoosing] = useState(false)
  const { points } = t.reading
  return (
    <>
      <TitledCard title={t.reading.title} look="sunk" pad="lg" gap={5}>
        <ul className={styles.points}>
          {instrument.norms.length > 0 && <li>{points.uncertain}</li>}
          {instrument.norms.length > 0 && <li>{points.sample}</li>}
          <li>{points.fixed}</li>
          <li>{points.use}</li>
        </ul>
        {instrument.norms.length > 0 && !isOnlyHere && (
          <p>
            <Button kind="soft" size="sm" onClick={() => setChoosing(true)}>
              {t.reading.changeGroup}
            </Button>
          </p>
        )}
        <Sources
          title={t.reading.source}
          sources={instrument.sources}
          notice={[instrument.licence.notice, texts.data?.translation && `${t.reading.translation}: ${texts.data.translation}`]}
        />
      </TitledCard>
      {words && words.research.length > 0 && (
        <section className={shared.section} aria-labelledby="research">
          <h2 id="research">{t.research.title}</h2>
          <ul role="list" className={styles.notes}>
            {words.research.map(({ title, text, standing, sources }) => (
              <li key={title}>
                <details className={fold.facet}>
                  <summary>
                    <span className={fold.facetName}>{title}</span>
                    <span className="note">{t.research.standing[standing]}</span>
                  </summary>
                  <div className={fold.text}>
                    <p>{text}</p>
                    <Sources title={t.research.sources} sources={sources} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isChoosing && <GroupDialog instrument={instrument} taking={taking} onClose={() => setChoosing(false)} onChanged={onChanged} />}
    </>
  )
}

function Sources({ title, sources, notice = [] }: { title: string; sources: readonly Source[]; notice?: readonly (string | undefined)[] }) {
  if (sources.length === 0) return null
  return (
    <details className={styles.sources}>
      <summary>{title}</summary>
      <ul>
        {sources.map(({ text, doi }) => (
          <li key={text}>
            {text}
            {doi && (
              <>
                {' '}
                <a href={`https://doi.org/${doi}`} rel="noreferrer noopener" target="_blank">
                  {doi}
                </a>
              </>
            )}
          </li>
        ))}
        {notice.filter(Boolean).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </details>
  )
}

function GroupDialog({
  instrument,
  taking,
  onClose,
  onChanged,
}: {
  instrument: Instrument
  taking: Taking
  onClose: () => void
  onChanged: () => void
}) {
  const { reading: t, share } = useMessages(resultMessages)
  const { before, outbox } = useMessages(personalityMessages)
  const client = useQueryClient()
  const [group, setGroup] = useState(taking.group)
  const key = keyOf(getAssessment, { params: { id: taking.id } })
  const save = useMutation({
    ...mutationOf(setNormGroup, ({ params }) => ({ label: outbox, replaces: `personality group ${params.id}` })),
    // At once: the scores are computed on the device.
    onMutate: ({ body }) => client.setQueryData<Assessment>(key, (old) => (old ? { ...old, group: body.group } : old)),
    onSuccess: onClose,
    onError: (error) => {
      toast({ title: t.groupFailed, description: error.message, tone: 'destructive' })
      onChanged()
    },
  })
  return (
    <FormDialog
      title={t.group}
      description={before.groupText}
      submit={share.save}
      cancel={share.cancel}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => group && save.mutate({ params: { id: taking.id }, body: { group } })}
    >
      <GroupFields instrument={instrument} group={group} onChange={setGroup} />
    </FormDialog>
  )
}
