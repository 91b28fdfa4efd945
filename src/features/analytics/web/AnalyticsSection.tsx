import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CURRENCY } from '#platform/contract/conversions.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf, queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { deleteCounts, getAnalytics, setAnalytics, type Analytics, type AnalyticsSettings } from '../contract.ts'
import styles from './Analytics.module.css'
import { analyticsMessages } from './messages.ts'

const WEEKS = { query: { weeks: 12 } }

/** The switch for counting visits, and the sums of the last twelve weeks. */
export default function AnalyticsSection() {
  const t = useMessages(analyticsMessages)
  const query = useQuery(queryOf(getAnalytics, WEEKS))
  return (
    <Section info={{ id: 'visits', icon: chart }} title={t.title} lead={t.lead}>
      <Loading query={query} rows={3}>
        {({ settings, weeks, sources }) => (
          <>
            <Settings settings={settings} />
            {weeks.length > 0 ? <Sums weeks={weeks} sources={sources} /> : settings.counting && <p>{t.empty}</p>}
          </>
        )}
      </Loading>
    </Section>
  )
}

function Settings({ settings }: { settings: AnalyticsSettings }) {
  const t = useMessages(analyticsMessages)
  const client = useQueryClient()
  const [tagManager, setTagManager] = useState(settings.tagManager)
  const save = useMutation({
    mutationFn: (body: InputOf<typeof setAnalytics>['body']) => call(setAnalytics, { body }),
    onSuccess: () => toast({ title: t.saved, tone: 'good' }),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getAnalytics, WEEKS) }),
  })
  const isFixed = (name: 'counting' | 'tagManager') => settings.byEnvironment.includes(name)
  const isOn = save.isPending ? (save.variables.counting ?? settings.counting) : settings.counting
  return (
    <>
      <Switch
        label={t.counting}
        hint={isFixed('counting') ? t.byEnvironment : t.countingHint}
        checked={isOn}
        disabled={isFixed('counting') || save.isPending}
        onChange={(counting) => save.mutate({ counting })}
      />
      {isOn && (
        <form
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            if (!save.isPending) save.mutate({ tagManager: tagManager.trim().toUpperCase() })
          }}
        >
          <Field label={t.tagManager} hint={isFixed('tagManager') ? t.byEnvironment : t.tagManagerHint} optional>
            <TextInput
              name="tag-manager"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              readOnly={isFixed('tagManager')}
              value={tagManager}
              onChange={setTagManager}
            />
          </Field>
          {!isFixed('tagManager') && tagManager.trim().toUpperCase() !== settings.tagManager && (
            <Button type="submit" kind="soft" loading={save.isPending}>
              {t.save}
            </Button>
          )}
        </form>
      )}
    </>
  )
}

type Totals = Omit<Analytics['weeks'][number], 'week'>

function Sums({ weeks, sources }: Pick<Analytics, 'weeks' | 'sources'>) {
  const t = useMessages(analyticsMessages)
  const format = useFormat()
  return (
    <>
      <TotalsTable
        title={t.weeks}
        first={t.week}
        rows={weeks.toReversed().map(({ week, ...totals }) => ({ name: format.localDay(week), totals }))}
      />
      <TotalsTable
        title={t.sources}
        first={t.source}
        rows={sources.map(({ source, medium, campaign, ...totals }) => ({
          name: dotted([source === 'direct' ? t.direct : source, medium, campaign]),
          totals,
        }))}
      />
      <Clear />
    </>
  )
}

function TotalsTable({ title, first, rows }: { title: string; first: string; rows: readonly { name: string; totals: Totals }[] }) {
  const t = useMessages(analyticsMessages)
  const format = useFormat()
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <Table columns={[first, t.visits, t.pages, t.trials, t.signups, t.value]} numeric>
          {rows.map(({ name, totals: { visits, pageViews, trials, signups, value } }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.number(visits)}</td>
              <td>{format.number(pageViews)}</td>
              <td>{format.number(trials)}</td>
              <td>
                {format.number(signups)}
                {visits > 0 && signups > 0 && <span className={styles.share}>{t.ofVisits(format.percent(signups / visits))}</span>}
              </td>
              <td>{format.number(value, { style: 'currency', currency: CURRENCY })}</td>
            </tr>
          ))}
        </Table>
      </div>
    </div>
  )
}

function Clear() {
  const t = useMessages(analyticsMessages)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => call(deleteCounts),
    onSuccess: () => setAsking(false),
    onError: (error) => toast({ title: t.failed, description: error.message, tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(getAnalytics, WEEKS) }),
  })
  return (
    <div>
      <Button kind="quiet" icon={trash} onClick={() => setAsking(true)}>
        {t.clear}
      </Button>
      {isAsking && (
        <FormDialog
          isDestructive
          title={t.clearAsk}
          description={t.clearText}
          submit={t.clear}
          cancel={t.keep}
          isBusy={clear.isPending}
          onSubmit={() => clear.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
