import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat, type Formatting } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Entry } from '../../contract.ts'
import { MEASURE_NAMES } from '../../engine/measures.ts'
import { figure } from '../core/figures.ts'
import { coreMessages } from '../core/messages.ts'
import { removeEntry } from '../data/measurements.ts'
import styles from './Log.module.css'

const FIRST = 7
const STEP = 50

interface EntryListProps {
  /** Newest first. */
  entries: readonly Entry[]
  isHidden: boolean
  onEdit: (entry: Entry) => void
}

/** The latest entries, to view and correct; a button shows older ones. */
export function EntryList({ entries, isHidden, onEdit }: EntryListProps) {
  const t = useMessages(coreMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [shown, setShown] = useState(FIRST)
  const here = entries.slice(0, shown)
  const repeated = new Set(here.map(({ day }) => day).filter((day, index, days) => days.indexOf(day) !== index))
  return (
    <section className={styles.list} aria-labelledby="measurement-entries">
      <h2 id="measurement-entries" className="small-title">
        {t.list.title}
      </h2>
      <ul role="list" className={styles.rows}>
        {here.map((entry) => {
          // The time distinguishes several entries of one day.
          const when = repeated.has(entry.day)
            ? `${format.localDay(entry.day, 'day')}, ${format.time(Date.parse(entry.at))}`
            : format.localDay(entry.day, 'day')
          return (
            <ListRow
              as="li"
              key={entry.id}
              title={wordingOf(entry, isHidden, format, t.measures)}
              hint={entry.note ? `${when} · ${entry.note}` : when}
              trailing={
                <LazyMenu
                  trigger={<IconButton icon={more} label={t.list.menu(when)} />}
                  entries={[
                    { label: t.list.editShort, icon: edit, onSelect: () => onEdit(entry) },
                    { label: t.list.removeShort, icon: trash, onSelect: () => void removeEntry(client, entry) },
                  ]}
                />
              }
            />
          )
        })}
      </ul>
      {entries.length > shown && (
        <Button kind="quiet" size="sm" className={styles.more} onClick={() => setShown(shown + STEP)}>
          {t.list.more}
        </Button>
      )}
    </section>
  )
}

/** "72.4 kg · Waist 81 cm"; with hidden figures only the names of the measures. */
function wordingOf({ values }: Entry, isHidden: boolean, format: Formatting, names: Record<string, string>): string {
  const measured = MEASURE_NAMES.filter((measure) => values[measure] !== undefined)
  if (isHidden) return dotted(measured.map((measure) => names[measure]))
  return dotted(
    measured.map((measure) =>
      measure === 'weight' ? figure(format, measure, values[measure]!) : `${names[measure]} ${figure(format, measure, values[measure]!)}`,
    ),
  )
}
