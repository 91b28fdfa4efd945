import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useToday } from '#platform/web/session/use-today.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { printFood } from '../../contract/report.ts'
import { foodTransferMessages } from './messages.ts'
import styles from './Transfer.module.css'

const USUAL_DAYS = 28

/** Card to create a printable report of a period for a professional, with figures or in words. */
export function ReportCard() {
  const t = useMessages(foodTransferMessages)
  const { locale } = useFormat()
  const today = useToday()
  const [spoken, setSpoken] = useState<{ from?: string; to?: string }>({})
  // Leaves out today, which is not over.
  const from = spoken.from ?? addDays(today, -USUAL_DAYS)
  const to = spoken.to ?? addDays(today, -1)
  const print = useMutation({
    mutationFn: async (figures: 'yes' | 'no') => {
      const language = locale.startsWith('de') ? 'de' : 'en'
      const answer = await call(printFood, { query: { from, to, language, figures } })
      const { saveBlob } = await import('#platform/web/files/save-file.ts')
      saveBlob(`fernwell-food-${from}-${to}.pdf`, await answer.blob())
    },
  })
  const isOpen = from === '' || to === ''
  return (
    <TitledCard title={t.report} pad="lg" gap={4} className={styles.card}>
      <p className="note">{t.reportHint}</p>
      <Cluster align="end" className={styles.fields}>
        <Field label={t.reportFrom}>
          <DateField value={from} max={today} onChange={(day) => setSpoken({ ...spoken, from: day })} />
        </Field>
        <Field label={t.reportTo}>
          <DateField value={to} max={today} onChange={(day) => setSpoken({ ...spoken, to: day })} />
        </Field>
      </Cluster>
      <p role="alert">{print.error?.message}</p>
      <Cluster gap={2}>
        {(['yes', 'no'] as const).map((figures) => (
          <Button
            key={figures}
            kind="soft"
            disabled={isOpen || print.isPending}
            loading={print.isPending && print.variables === figures}
            onClick={() => print.mutate(figures)}
          >
            {t.reportFigures[figures]}
          </Button>
        ))}
      </Cluster>
    </TitledCard>
  )
}
