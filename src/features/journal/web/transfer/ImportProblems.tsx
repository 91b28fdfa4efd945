import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { info } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { WithIcon } from '#platform/web/ui/WithIcon.tsx'
import { PROBLEM_CODES, type ImportReport } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import shared from './Transfer.module.css'
import styles from './ImportProblems.module.css'

/** Items that cannot be imported, grouped by reason; each reason expands to its items. */
export function ImportProblems({ report: { problems, problemCounts } }: { report: ImportReport }) {
  const t = useMessages(transferMessages)
  const format = useFormat()
  const total = Object.values(problemCounts).reduce((sum, count) => sum + (count ?? 0), 0)
  return (
    <Card look="sunk">
      <Stack>
        <h3>
          <WithIcon of={info}>{t.problems(total)}</WithIcon>
        </h3>
        <p className={shared.soft}>{t.problemsLead}</p>
        {PROBLEM_CODES.map((code) => {
          const count = problemCounts[code] ?? 0
          const items = problems.filter((problem) => problem.code === code)
          return (
            count > 0 && (
              <details key={code} className={styles.reason}>
                <summary>
                  {t.problem[code]} · {format.number(count)}
                </summary>
                <ul>
                  {items.map(({ item }, index) => (
                    // oxlint-disable-next-line no-array-index-key -- two items can have one name
                    <li key={index} dir="auto">
                      {item}
                    </li>
                  ))}
                  {count > items.length && <li>{t.problemsMore(count - items.length)}</li>}
                </ul>
              </details>
            )
          )
        })}
      </Stack>
    </Card>
  )
}
