import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CheckResult } from '../../checks.ts'
import styles from './Checks.module.css'
import { checksMessages } from './messages.ts'

type Props = { result: CheckResult; day: string | undefined; words: Record<CheckResult, string>; name: string; onAgain: () => void }

/** Result of a check, as one of its two sentences. */
export function CheckResult({ result, day, words, name, onAgain }: Props) {
  const c = useMessages(checksMessages)
  const format = useFormat()
  return (
    <div className={styles.result} data-result={result} role="status">
      <p className={styles.big}>{result === 'worth-a-check' ? c.worth : c.nothing}</p>
      <p>{words[result]}</p>
      {day && <p className="note">{c.last(format.localDay(day))}</p>}
      <p>
        <Button kind="soft" size="sm" aria-label={`${c.again}: ${name}`} onClick={onAgain}>
          {c.again}
        </Button>
      </p>
    </div>
  )
}
