import { Link } from 'react-router'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { eye } from '#platform/web/ui/icons/marks.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { printBrainHealth } from '../../contract.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

const DOORS = [
  { to: '/brain-health/factors', words: 'factors', icon: check },
  { to: '/brain-health/essentials', words: 'essentials', icon: chart },
  { to: '/brain-health/checks', words: 'checks', icon: eye },
  { to: '/brain-health/articles', words: 'articles', icon: book },
] as const

/** Links to the other pages, and the PDF. */
export function More() {
  const t = useMessages(coreMessages)
  const h = useMessages(homeMessages)
  const { language } = useLocaleSettings()
  const [isPrinting, setPrinting] = useState(false)
  async function print() {
    setPrinting(true)
    try {
      const file = await (await call(printBrainHealth, { query: { language } })).blob()
      saveFile('fernwell-brain-health.pdf', file.type, file)
    } catch (error) {
      toast({ title: t.refused, description: (error as Error).message, tone: 'destructive' })
    } finally {
      setPrinting(false)
    }
  }
  return (
    <nav className={styles.more} aria-label={h.more}>
      <ul role="list">
        {DOORS.map(({ to, words, icon }) => (
          <ListRow
            as="li"
            key={to}
            icon={icon}
            title={h.doors[words].title}
            hint={h.doors[words].line}
            link={<Link to={to} viewTransition />}
          />
        ))}
      </ul>
      <Button icon={download} kind="soft" loading={isPrinting} onClick={() => void print()}>
        {h.print}
      </Button>
      <p className="note">{h.printHint}</p>
    </nav>
  )
}
