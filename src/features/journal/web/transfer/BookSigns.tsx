import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { lookAtBook } from '../../contract/transfer.ts'
import { transferMessages } from './messages.ts'
import styles from './BookSigns.module.css'
import shared from './Transfer.module.css'

/** Warns before a book is made about scripts in these days that it cannot show; empty when it shows all. */
export function BookSigns({ asked }: { asked: { from: string; to: string; journal?: string; locked?: '1' } }) {
  const t = useMessages(transferMessages)
  const { locale } = useFormat()
  const { data } = useQuery(queryOf(lookAtBook, { query: asked }))
  const scripts = data?.scripts ?? []
  const nameOf = (script: string | null) => (script && new Intl.DisplayNames(locale, { type: 'script' }).of(script)) || t.bookOther
  return (
    <div role="status">
      {scripts.length > 0 && (
        <div className={cx(shared.soft, styles.signs)}>
          <p>{t.bookSigns(scripts.reduce((sum, { signs }) => sum + signs, 0))}</p>
          <ul className={styles.scripts}>
            {scripts.map(({ script, signs, examples }) => (
              <li key={script}>{t.bookScript(nameOf(script), signs, examples.join(' '))}</li>
            ))}
          </ul>
          <p>{t.bookSquares}</p>
        </div>
      )}
    </div>
  )
}
