import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { call, urlOf } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { apiHost } from '#platform/web/native/native.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { intoView } from '#platform/web/ui/into-view.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { exportHabits, importHabits, type HabitImport } from '../../contract-transfer.ts'
import { WayBack } from '../habit/WayBack.tsx'
import { habitTransferMessages } from './messages.ts'
import { Report } from './Report.tsx'
import styles from './Transfer.module.css'

const exportUrl = (format: 'loop' | 'json') => apiHost() + urlOf(exportHabits.path, { params: { format } })

/** Habits from another app with their history, and all of them to take along. */
export default function TransferPage() {
  const t = useMessages(habitTransferMessages)
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const send = (chosen: File, dryRun: '0' | '1') => call(importHabits, { query: { dryRun }, body: chosen }) as Promise<HabitImport>
  const look = useMutation({ mutationFn: (chosen: File) => send(chosen, '1') })
  const bring = useMutation({ mutationFn: (chosen: File) => send(chosen, '0'), onSuccess: () => client.invalidateQueries() })
  const error = look.error ?? bring.error

  function leave() {
    setFile(undefined)
    look.reset()
    bring.reset()
  }

  function choose(chosen: File | undefined) {
    leave()
    if (!chosen) return
    setFile(chosen)
    look.mutate(chosen)
  }

  return (
    <Page area="habits" wide header={<PageHeader back={<WayBack />} title={t.title} lead={t.lead} />}>
      <div className={styles.layout}>
        <Card
          as="section"
          pad="lg"
          className={styles.part}
          aria-labelledby="bring"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            choose(event.dataTransfer.files[0])
          }}
        >
          <h2 id="bring">{t.bring}</h2>
          <p className={styles.soft}>{t.bringHint}</p>
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label={t.choose}
            onChange={(event) => {
              choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <div aria-live="polite" className={styles.live}>
            {error && (
              <div role="alert">
                <p>
                  <strong>{t.failed}</strong>
                </p>
                <p>{error.message}</p>
              </div>
            )}
            {look.isPending && <p>{t.reading}</p>}
            {bring.isSuccess ? (
              <>
                <h3 ref={intoView}>{t.doneTitle}</h3>
                <p>{t.done(bring.data.habits.length)}</p>
                <div>
                  <Link to="/habits" className={buttonClass({})}>
                    {t.toHabits}
                  </Link>
                </div>
              </>
            ) : (
              look.data && <Report report={look.data} />
            )}
          </div>
          <div className={styles.buttons}>
            {look.data && file && look.data.habits.length > 0 && !bring.isSuccess && (
              <Button loading={bring.isPending} onClick={() => bring.mutate(file)}>
                {t.start}
              </Button>
            )}
            {look.data && !bring.isSuccess ? (
              <Button kind="quiet" disabled={bring.isPending} onClick={leave}>
                {t.leave}
              </Button>
            ) : (
              <Button
                kind={bring.isSuccess ? 'soft' : 'primary'}
                icon={upload}
                loading={look.isPending}
                onClick={() => input.current?.click()}
              >
                {t.choose}
              </Button>
            )}
          </div>
        </Card>
        <Card as="section" pad="lg" className={styles.part} aria-labelledby="take">
          <h2 id="take">{t.take}</h2>
          <p className={styles.soft}>{t.takeHint}</p>
          <div className={styles.buttons}>
            <a href={exportUrl('loop')} download className={buttonClass({ kind: 'soft' })}>
              {t.loop}
            </a>
            <a href={exportUrl('json')} download className={buttonClass({ kind: 'soft' })}>
              {t.json}
            </a>
          </div>
        </Card>
      </div>
    </Page>
  )
}
