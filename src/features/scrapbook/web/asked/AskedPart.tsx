import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { followSlowWork } from '#platform/contract/slow-work.ts'
import { followEvents } from '#platform/web/api/follow-events.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listScrapbookPictures } from '../../contract.ts'
import { getAsked } from '../../contract-asked.ts'
import styles from './Asked.module.css'
import { AskedList } from './AskedList.tsx'
import { askedMessages } from './messages.ts'

// Loaded on demand: the form needs a configured service and the person's consent.
const AskedForm = lazy(() => import('./AskedForm.tsx'))
const AskedSheet = lazy(() => import('./AskedSheet.tsx'))

/** Generates pictures from words with the configured service, after the person's consent. Without a service it shows nothing. */
export function AskedPart() {
  const t = useMessages(askedMessages)
  const client = useQueryClient()
  const { data } = useQuery(queryOf(getAsked))
  const [isAbout, setAbout] = useState(false)
  const [isReady, setReady] = useState(false)
  const hasModel = Boolean(data?.model)
  const count = data?.asked.length ?? 0
  useEffect(() => {
    if (!hasModel || count === 0) return undefined
    return followEvents(followSlowWork, async () => {
      const before = client.getQueryData<NonNullable<typeof data>>(keyOf(getAsked))?.asked ?? []
      await client.invalidateQueries({ queryKey: keyOf(getAsked) })
      const left = new Set(client.getQueryData<NonNullable<typeof data>>(keyOf(getAsked))?.asked.map(({ id }) => id))
      if (!before.some(({ id, state }) => state === 'running' && !left.has(id))) return
      setReady(true)
      await client.invalidateQueries({ queryKey: keyOf(listScrapbookPictures) })
    })
  }, [client, hasModel, count])
  if (!data?.model) return null
  const isAgreed = data.consent?.current === true
  return (
    <Stack as="section" gap={3} className={styles.part} aria-label={t.title}>
      <h3>{t.title}</h3>
      <p className={styles.hint}>{t.lead}</p>
      <Suspense>{isAgreed && <AskedForm onAsked={() => setReady(false)} />}</Suspense>
      <p role="status" className={styles.hint}>
        {isReady ? t.ready : ''}
      </p>
      <AskedList asked={data.asked} />
      <div>
        <Button kind={isAgreed ? 'quiet' : 'soft'} size="sm" onClick={() => setAbout(true)}>
          {t.about}
        </Button>
      </div>
      <Suspense>{isAbout && <AskedSheet onClose={() => setAbout(false)} />}</Suspense>
    </Stack>
  )
}
