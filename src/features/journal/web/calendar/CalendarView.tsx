import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import { useIsWide } from '../core/use-is-wide.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import { LazyJournalSwitch } from '../journals/LazyJournalSwitch.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { Legend } from './Legend.tsx'
import { calendarMessages } from './messages.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { yearOf } from './months.ts'
import { PeriodBar } from './PeriodBar.tsx'
import { VIEWS } from './place.ts'
import { useDays } from './use-days.ts'
import { useFocusAfterSheet } from './use-focus-after-sheet.ts'
import { usePlace } from './use-place.ts'
import styles from './Calendar.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'

// The month is rendered first; these parts are loaded right after it.
const loadDay = () => afterPaint(() => import('./DayDetails.tsx'))
const DayDetails = lazy(() => loadDay().then((file) => ({ default: file.DayDetails })))
const DaySheet = lazy(() => import('./DaySheet.tsx').then((file) => ({ default: file.DaySheet })))
const Memories = lazy(() => import('./Memories.tsx').then((file) => ({ default: file.Memories })))
const YearGrid = lazy(() => import('./YearGrid.tsx').then((file) => ({ default: file.YearGrid })))
const PixelYear = lazy(() => import('./PixelYear.tsx').then((file) => ({ default: file.PixelYear })))

export function CalendarView() {
  const t = useMessages(calendarMessages)
  const today = useToday()
  const isWide = useIsWide()
  const place = usePlace(today, isWide)
  const { view, at, open } = place
  const { days, missing, retry } = useDays(yearOf(at))
  const { settings } = useJournalSettings()
  useEffect(() => void loadDay().catch(() => {}), [])
  useFocusAfterSheet(isWide ? undefined : open)
  usePageTitle(t.title)
  const shown = { at, today, days, open: isWide ? (open ?? today) : open, onMove: (day: string) => place.go({ at: day }) }
  return (
    <Page area="journal" wide header={<CalendarHead />}>
      <div className={styles.layout}>
        <div className={styles.main}>
          <div className={styles.bar}>
            <SegmentedControl
              label={t.view.label}
              options={VIEWS.map((value) => ({ value, label: t.view[value] }))}
              value={view}
              onChange={(next) => place.go({ view: next })}
              wide={!isWide}
            />
            <PeriodBar view={view} at={at} today={today} onMove={shown.onMove} />
          </div>
          {missing && (
            <div className={styles.missing} role="status">
              <p>{t.missing[missing]}</p>
              {missing === 'failed' && (
                <Button kind="soft" size="sm" onClick={retry}>
                  {t.retry}
                </Button>
              )}
            </div>
          )}
          {view === 'month' && <MonthGrid {...shown} onOpen={place.openDay} />}
          <Suspense fallback={<Skeleton shape="card" height={HEIGHTS[view][isWide ? 1 : 0]} />}>
            {view === 'year' && <YearGrid {...shown} onOpen={(month) => place.go({ view: 'month', at: month })} />}
            {view === 'pixels' && <PixelYear {...shown} along={isWide ? 'row' : 'column'} onOpen={place.openDay} />}
          </Suspense>
          <Legend marks={view === 'month'} />
          {/* Below the days: on a new device it appears with the first copy of the journal, and would shift them. */}
          <LazyJournalSwitch />
          {settings.memories && (
            <Suspense fallback={null}>
              <Memories />
            </Suspense>
          )}
        </div>
        {isWide ? (
          <aside className={styles.side} aria-label={t.day.label}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <DayDetails key={shown.open} day={shown.open!} today={today} sum={days.get(shown.open!)} level={2} />
            </Suspense>
          </aside>
        ) : (
          <Suspense fallback={null}>
            <DaySheet day={open} today={today} days={days} onClose={place.close} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

/** Heights of the grids in narrow and in wide windows, reserved because their files load after the page. */
const HEIGHTS = { month: ['26rem', '26rem'], year: ['68rem', '37rem'], pixels: ['61rem', '27rem'] } as const
