import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { mutationOf } from '#platform/web/query/mutation-of.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { loadTips, loadTipWords } from '../../content/load.ts'
import { declineTip, listAssessments } from '../../contract.ts'
import { resultsOf } from '../../scoring/score.ts'
import { useInstrument } from '../core/instruments.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import { useContent, useContentLanguage } from '../core/use-content.ts'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import type { ScoredTaking } from './scored.ts'
import { fittingTips } from './tips.ts'

const SHOWN = 4

/** Suggestions that fit the clear parts of a result, each with its reason and a way to dismiss it. */
export function TipsSection({ taking, declined }: { taking: ScoredTaking; declined: readonly string[] }) {
  const { tips: t } = useMessages(reportMessages)
  const { outbox } = useMessages(personalityMessages)
  const language = useContentLanguage()
  const client = useQueryClient()
  const instrument = useInstrument(taking.instrument)
  const tips = useContent('tips', loadTips)
  const words = useContent(`tip words ${language}`, () => loadTipWords(language))
  const key = keyOf(listAssessments)
  const set = useMutation({
    ...mutationOf(declineTip, ({ params }) => ({ label: outbox, replaces: `personality tip ${params.tip}` })),
    onMutate: ({ params: { tip }, body }) =>
      client.setQueryData<OutputOf<typeof listAssessments>>(key, (old) =>
        old ? { ...old, declinedTips: body.declined ? [...old.declinedTips, tip] : old.declinedTips.filter((one) => one !== tip) } : old,
      ),
    onError: (error) => {
      toast({ title: t.failed, description: error.message, tone: 'destructive' })
      void client.invalidateQueries({ queryKey: key })
    },
  })
  const decline = (tip: string) => {
    set.mutate({ params: { tip }, body: { declined: true } })
    toast({ title: t.declined, action: { label: t.undo, onPress: () => set.mutate({ params: { tip }, body: { declined: false } }) } })
  }
  if (!instrument.data || !tips.data || !words.data) {
    return instrument.error || tips.error || words.error ? null : <Skeleton shape="card" height="14rem" />
  }
  const results = resultsOf(instrument.data, taking.scores, taking.group)
  const fitting = fittingTips(tips.data, taking.instrument, results).filter(({ id }) => !declined.includes(id))
  return (
    <TitledCard title={t.title} pad="lg" className={shared.section}>
      {fitting.length === 0 ? (
        <p className={shared.soft}>{t.none}</p>
      ) : (
        <>
          <p className={shared.soft}>{t.lead}</p>
          <ul role="list" className={styles.tips}>
            {fitting.slice(0, SHOWN).map(({ id, link }) => {
              const own = words.data![id]
              if (!own) return null
              return (
                <li key={id}>
                  <h3>{own.title}</h3>
                  <p>{own.text}</p>
                  <p className={shared.small}>
                    <strong>{t.why}:</strong> {own.why}
                  </p>
                  <div className={shared.buttons}>
                    <Link to={link} aria-label={`${t.go}: ${own.title}`} className={buttonClass({ kind: 'soft', size: 'sm' })}>
                      {t.go}
                    </Link>
                    <Button kind="quiet" size="sm" aria-label={`${t.no}: ${own.title}`} onClick={() => decline(id)}>
                      {t.no}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </TitledCard>
  )
}
