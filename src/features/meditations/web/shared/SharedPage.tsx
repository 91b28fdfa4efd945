import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { listMeditations } from '../../contract.ts'
import { copyShared, getShared, type SharedMeditation } from '../../contract-shared.ts'
import { Heart, ListenButton } from '../core/Buttons.tsx'
import { PAGE, pageOfMeditation } from '../core/items.ts'
import { useListenedCount } from '../core/listened.ts'
import { lengthOf } from '../core/MeditationCard.tsx'
import { meditationMessages } from '../core/messages.ts'
import { useTakeAnswer } from '../core/use-meditations.ts'
import { Rating } from './Rating.tsx'
import { ReportButton } from './ReportButton.tsx'
import { ScriptWords } from './ScriptWords.tsx'
import styles from './Shared.module.css'

/** A shared meditation, to be heard, read along, rated and copied. */
export function SharedPage({ id }: { id: string }) {
  const t = useMessages(meditationMessages)
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(queryOf(getShared, { params: { id } }))
  const listened = useListenedCount()
  // Listening enables the rating, so the data is refetched.
  useEffect(() => {
    if (listened > 0) void client.invalidateQueries({ queryKey: keyOf(getShared, { params: { id } }) })
  }, [listened, client, id])
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  const back = <BackLink to={`${PAGE}?list=shared`}>{t.back}</BackLink>
  return (
    <Page area="soul" header={<PageHeader title={data?.title ?? (isMissing ? t.notHere : t.title)} back={back} />}>
      {isMissing ? (
        <p>{t.notHereText}</p>
      ) : data ? (
        <Shared meditation={data} />
      ) : error ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="card" className={styles.shadow} />
        </div>
      )}
    </Page>
  )
}

function Shared({ meditation }: { meditation: SharedMeditation }) {
  const t = useMessages(meditationMessages)
  const words = t.other
  const format = useFormat()
  const navigate = useNavigate()
  const client = useQueryClient()
  const takeAnswer = useTakeAnswer()
  // A constant id, so that pressing twice creates one copy.
  const [copyId] = useState(() => uuidv7())
  const make = useMutation({
    ...mutationOf(copyShared),
    onSuccess: async (answer) => {
      takeAnswer(answer)
      toast({ title: words.copied, tone: 'good' })
      await client.invalidateQueries({ queryKey: keyOf(listMeditations) })
      void navigate(pageOfMeditation(answer.id))
    },
    onError: (error) => toast({ title: words.copyFailed, description: error.message, tone: 'destructive' }),
  })
  const { id, description, language, categories, tags, username, isOwn, copiedFrom, isSynthetic, rating, sharedAt } = meditation
  return (
    <Card as="section" pad="lg" gap={4}>
      <div className={styles.head}>
        <p className="note">
          {dotted([
            isOwn ? words.own : t.by(username),
            lengthOf(meditation),
            t.languages[language],
            format.date(Date.parse(sharedAt), 'medium'),
          ])}
        </p>
        <Heart meditation={meditation} isOwn={false} />
      </div>
      {description && <p lang={language}>{description}</p>}
      {copiedFrom && <p className="note">{t.copied(copiedFrom.title, copiedFrom.username)}</p>}
      <div className={styles.presses}>
        <ListenButton meditation={meditation} />
        <Button kind="soft" icon={copy} loading={make.isPending} onClick={() => make.mutate({ params: { id }, body: { copyId } })}>
          {words.copy}
        </Button>
      </div>
      {isSynthetic && <p className="note">{t.synthetic}</p>}
      <h2 className="small-title">{words.script}</h2>
      <ScriptWords meditation={meditation} />
      <ul role="list" className={styles.chips}>
        {[...categories.map((one) => t.categories[one]), ...tags].map((name) => (
          <li key={name}>
            <Chip>{name}</Chip>
          </li>
        ))}
      </ul>
      <p className="note">{rating.mean === null ? words.noRatings : words.ratings(format.number(rating.mean), rating.count)}</p>
      {!isOwn && <Rating meditation={meditation} />}
      {!isOwn && <ReportButton meditation={meditation} />}
    </Card>
  )
}
