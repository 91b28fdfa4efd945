import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { isNative } from '#platform/web/native/native.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { check, minus, refresh, warning } from '#platform/web/ui/icons/controls.ts'
import { copy } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { STEPS, tryStep, type Result, type Step } from './checks.ts'
import { checkMessages } from './messages.ts'

const ServerChoice = lazy(() => import('./ServerChoice.tsx'))

const ICONS = { works: check, absent: minus, failed: warning } as const

type Results = Partial<Record<Step, Result>>

/** Tests each capability of this device that the app needs, for support requests. */
export default function DeviceCheckPage() {
  const t = useMessages(checkMessages)
  const [results, setResults] = useState<Results>({})
  const [isRunning, setRunning] = useState(false)
  const isDone = !isRunning && STEPS.every((step) => results[step])
  const failed = STEPS.filter((step) => results[step]?.state === 'failed').length

  async function run(): Promise<void> {
    setRunning(true)
    setResults({})
    for (const step of STEPS) {
      const result = await tryStep(step)
      setResults((before) => ({ ...before, [step]: result }))
    }
    setRunning(false)
  }

  const wordsOf = (result: Result) => t.facts[result.fact](result)
  const report = () =>
    [
      `${t.title}, ${new Date().toISOString()}`,
      navigator.userAgent,
      ...STEPS.map((step) => {
        const result = results[step]!
        const error = result.error === undefined ? '' : ` (${result.error})`
        return `${t.steps[step]}: ${t.states[result.state]}. ${wordsOf(result)}${error}`
      }),
    ].join('\n')
  const copyReport = () =>
    navigator.clipboard.writeText(report()).then(
      () => toast({ title: t.copied, tone: 'good' }),
      () => toast({ title: t.notCopied, tone: 'destructive' }),
    )

  return (
    <Page area="profile" header={<PageHeader title={t.title} lead={t.lead} />}>
      <Stack>
        {isNative() && (
          <Suspense fallback={null}>
            <ServerChoice />
          </Suspense>
        )}
        <Cluster>
          <Button icon={refresh} loading={isRunning} onClick={() => void run()}>
            {isDone ? t.again : t.run}
          </Button>
          {isDone && (
            <Button kind="soft" icon={copy} onClick={() => void copyReport()}>
              {t.copy}
            </Button>
          )}
        </Cluster>
        <p role="status">{isRunning ? t.running : isDone ? t.summary(failed) : ''}</p>
        <Card as="section" aria-label={t.title}>
          <ul role="list">
            {STEPS.map((step) => {
              const result = results[step]
              return (
                <ListRow
                  key={step}
                  as="li"
                  {...(result && { icon: ICONS[result.state] })}
                  title={t.steps[step]}
                  hint={result && wordsOf(result)}
                  trailing={result && t.states[result.state]}
                />
              )
            })}
          </ul>
        </Card>
      </Stack>
    </Page>
  )
}
