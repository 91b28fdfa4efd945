import { useState } from 'react'
import { addDays, daysBetween, localDayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { WithIcon } from '#platform/web/ui/WithIcon.tsx'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import { exportBook, exportJournal, MAX_BOOK_DAYS } from '../../contract/transfer.ts'
import { LazyJournalSwitch } from '../journals/LazyJournalSwitch.tsx'
import { useJournalQuery } from '../local/use-journal.ts'
import { BookSigns } from './BookSigns.tsx'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'

/** Plain links: the browser downloads gigabytes without holding them in memory, and continues after the page is left. */
export function ExportSection() {
  const t = useMessages(transferMessages)
  const { locale } = useFormat()
  const [today] = useState(() => localDayOf(new Date(), deviceZone(), 0))
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  const isGiven = /^\d{4}-/.test(from) && /^\d{4}-/.test(to)
  const days = isGiven ? daysBetween(from, to) : 0
  const problem = !isGiven ? undefined : days < 0 ? t.bookOrder : days > MAX_BOOK_DAYS ? t.bookLong : undefined
  // A book contains the shown journals; locked ones stay out until the lock is opened.
  const asked = useJournalQuery()
  const query = { ...asked, from, to, locale: locale.startsWith('de') ? 'de' : 'en' }
  return (
    <Stack>
      <Card>
        <Stack>
          <h3>{t.all}</h3>
          <p className={shared.soft}>{t.allText}</p>
          <p>
            <a className={buttonClass()} href={apiAddress(exportJournal.path)} download>
              <WithIcon of={download}>{t.allButton}</WithIcon>
            </a>
          </p>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <h3>{t.book}</h3>
          <p className={shared.soft}>{t.bookText}</p>
          <LazyJournalSwitch />
          <Grid min="10rem">
            <Field label={t.from}>
              <DateField value={from} max={to || addDays(today, 366)} onChange={setFrom} />
            </Field>
            <Field label={t.to} error={problem}>
              <DateField value={to} min={from} onChange={setTo} />
            </Field>
          </Grid>
          <div>
            {isGiven && !problem && <BookSigns asked={{ ...asked, from, to }} />}
            {isGiven && !problem ? (
              <a className={buttonClass({ kind: 'soft' })} href={apiAddress(exportBook.path, { query })} download>
                <WithIcon of={download}>{t.bookButton}</WithIcon>
              </a>
            ) : (
              <span className={buttonClass({ kind: 'soft' })} aria-disabled="true" role="link">
                {t.bookButton}
              </span>
            )}
          </div>
        </Stack>
      </Card>
      <p className={shared.soft}>{t.plain}</p>
    </Stack>
  )
}
