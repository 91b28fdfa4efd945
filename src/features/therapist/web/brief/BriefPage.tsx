import { lazy, Suspense, useState } from 'react'
import { addDays } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { BRIEF_TITLES } from '../../brief/titles.ts'
import { previewBrief, printBrief, type Brief } from '../../contract-brief.ts'
import type { RecordKind } from '../../kinds.ts'
import { coreMessages } from '../core/messages.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import { TherapistPage } from '../core/TherapistPage.tsx'
import { useWords } from '../core/use-words.ts'
import { BriefView } from './BriefView.tsx'
import { briefMessages } from './messages.ts'
import { ShareList, sharesQuery } from './ShareList.tsx'

export const queries = () => [sharesQuery()]

const GivePanel = lazy(() => import('./GivePanel.tsx').then((file) => ({ default: file.GivePanel })))

const USUAL_DAYS = 30

/** A brief: the person chooses days and parts, looks at them, and then prints, links or shares them. Nothing is preselected. */
export default function BriefPage() {
  const t = useMessages(briefMessages)
  const c = useMessages(coreMessages)
  const w = useWords()
  const today = useToday()
  const { language } = useLocaleSettings()
  const [from, setFrom] = useState(() => addDays(today, -USUAL_DAYS))
  const [to, setTo] = useState(today)
  const [kinds, setKinds] = useState<RecordKind[]>([])
  const [preview, setPreview] = useState<Brief>()
  const [busy, setBusy] = useState<'preview' | 'pdf'>()
  const [giving, setGiving] = useState<'link' | 'account'>()
  const isChosen = kinds.length > 0 && from !== '' && to !== '' && from <= to
  const problem = from !== '' && to !== '' && from > to ? t.backwards : undefined

  async function work(what: 'preview' | 'pdf', task: () => Promise<void>) {
    setBusy(what)
    try {
      await task()
    } catch (error) {
      toast({ title: c.refused, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setBusy(undefined)
    }
  }
  const query = { from, to, kinds: kinds.join(',') }
  const look = () => work('preview', async () => setPreview(await call(previewBrief, { query })))
  const print = () =>
    work('pdf', async () =>
      saveFile(`fernwell-brief-${to}.pdf`, 'application/pdf', await (await call(printBrief, { query: { ...query, language } })).blob()),
    )
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPreview(undefined)
    }
  return (
    <TherapistPage title={t.title} lead={t.lead}>
      <Stack as="section" gap={3} aria-label={t.choose}>
        <h2>{t.choose}</h2>
        <Grid min="12rem">
          <Field label={t.from}>
            <DateField value={from} max={today} onChange={change(setFrom)} />
          </Field>
          <Field label={t.to} error={problem}>
            <DateField value={to} onChange={change(setTo)} />
          </Field>
        </Grid>
        <Chips
          label={t.parts}
          options={BRIEF_TITLES.map(({ kind, title }) => ({ value: kind, label: w(title) }))}
          value={kinds}
          onChange={change(setKinds)}
        />
        {!isChosen && <p className="note">{t.chooseFirst}</p>}
        {isChosen && (
          <Cluster>
            <Button loading={busy === 'preview'} onClick={() => void look()}>
              {t.preview}
            </Button>
            <Button kind="soft" loading={busy === 'pdf'} onClick={() => void print()}>
              {t.pdf}
            </Button>
            <Button kind="soft" onClick={() => setGiving('link')}>
              {t.link}
            </Button>
            <Button kind="soft" onClick={() => setGiving('account')}>
              {t.account}
            </Button>
          </Cluster>
        )}
      </Stack>
      <Suspense fallback={null}>
        {giving && isChosen && <GivePanel key={giving} way={giving} chosen={{ from, to, kinds }} onClose={() => setGiving(undefined)} />}
      </Suspense>
      {preview && (
        <Card as="section" look="sunk" aria-label={t.preview}>
          <BriefView brief={preview} />
        </Card>
      )}
      <ShareList />
    </TherapistPage>
  )
}
