import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { perform } from '#platform/web/offline/app-outbox.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { deleteWikiTrail, getWikiTrail, MOST_NAME, putWikiTrail, type Trail } from '../../contract.ts'
import { WIKI, wordAddress } from '../core/addresses.ts'
import { wikiMessages } from '../core/messages.ts'
import { forgotten, forkAt, goOn, renamed } from '../core/trail.ts'
import styles from './Trail.module.css'

/** A trail: its words in order, with actions to name, continue, fork and delete it. */
export default function TrailPage() {
  const t = useMessages(wikiMessages)
  const { id = '' } = useParams()
  const query = queryOf(getWikiTrail, { params: { id } })
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(query, { fallback: 'while-loading' })
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (data && !isMissing) return <Found trail={data} onChange={() => void refetch()} />
  return (
    <Page area="mind" header={<PageHeader back={<BackLink to={WIKI}>{t.toWiki}</BackLink>} title={t.trail.title} />}>
      {isMissing ? (
        <ErrorState title={t.trail.notFound} text={t.trail.missingText} wayOut={<Link to={WIKI}>{t.toWiki}</Link>} />
      ) : error && !isLooking ? (
        <QueryError of={{ error, refetch, isFetching }} words={t} />
      ) : (
        <Skeleton shape="card" className={styles.shadow} />
      )}
    </Page>
  )
}

function Found({ trail, onChange }: { trail: Trail; onChange: () => void }) {
  const t = useMessages(wikiMessages)
  const format = useFormat()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [name, setName] = useState(trail.name)
  const { id, steps } = trail
  const last = steps.at(-1)
  const failed = (error: Error) => toast({ title: t.refused, description: error.message, tone: 'destructive' })
  const rename = () => {
    setNaming(false)
    renamed(id, name.trim())
    client.setQueryData(queryOf(getWikiTrail, { params: { id } }).queryKey, { ...trail, name: name.trim() })
    perform(
      putWikiTrail,
      { params: { id }, body: { name: name.trim() } },
      { label: t.trail.outboxName, replaces: `wiki trail ${id}` },
    ).then(onChange, failed)
  }
  const remove = () => {
    perform(deleteWikiTrail, { params: { id } }).then(() => {
      forgotten(id)
      toast({ title: t.trail.removed })
      return navigate(WIKI, { replace: true })
    }, failed)
  }
  return (
    <Page
      area="mind"
      header={
        <PageHeader
          back={<BackLink to={WIKI}>{t.toWiki}</BackLink>}
          title={trail.name || t.trails.unnamed(steps[0]?.word ?? '')}
          lead={t.trail.lead(steps.length, format.relative(Date.parse(trail.walkedAt)))}
        />
      }
    >
      <Stack gap={6}>
        <Cluster>
          {last && (
            <Button
              onClick={() => {
                goOn(trail)
                void navigate(wordAddress(last.slug, last.sense ?? undefined), { viewTransition: true })
              }}
            >
              {t.trail.goOn}
            </Button>
          )}
          <Button
            kind="soft"
            onClick={() => {
              setName(trail.name)
              setNaming(true)
            }}
          >
            {t.trail.rename}
          </Button>
          <Button kind="quiet" onClick={() => setRemoving(true)}>
            {t.trail.remove}
          </Button>
        </Cluster>
        <ol role="list" aria-label={t.trail.steps} className={styles.way}>
          {steps.map((step) => (
            <li key={step.id}>
              <Link lang="en" to={wordAddress(step.slug, step.sense ?? undefined)} className={styles.word}>
                {step.word}
              </Link>
              <Button
                kind="quiet"
                size="sm"
                onClick={() => {
                  forkAt(trail, step.id)
                  toast({ title: t.trail.forked })
                  void navigate(wordAddress(step.slug, step.sense ?? undefined), { viewTransition: true })
                }}
              >
                {t.trail.forkAt(step.word)}
              </Button>
            </li>
          ))}
        </ol>
      </Stack>
      {isNaming && (
        <FormDialog title={t.trail.rename} submit={t.trail.save} cancel={t.trail.cancel} onSubmit={rename} onClose={() => setNaming(false)}>
          <Field label={t.trail.name}>
            <TextInput value={name} maxLength={MOST_NAME} onChange={setName} />
          </Field>
        </FormDialog>
      )}
      {isRemoving && (
        <FormDialog
          title={t.trail.removeTitle}
          description={t.trail.removeText}
          submit={t.trail.remove}
          cancel={t.trail.cancel}
          isDestructive
          onSubmit={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </Page>
  )
}
