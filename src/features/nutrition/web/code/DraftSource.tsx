import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Product } from '../../contract/products.ts'
import { codeMessages } from './messages.ts'
import styles from './Code.module.css'

/** Source and licence of the values in the form, and notes on changed values. */
export function DraftSource({ product, host }: { product: Product; host: string }) {
  const t = useMessages(codeMessages)
  return (
    <section className={styles.draft} aria-label={t.draft.title}>
      <h3 className={styles.draftTitle}>{t.draft.title}</h3>
      <p>{t.draft.look}</p>
      {product.notes.length > 0 && (
        <ul className={styles.notes}>
          {product.notes.map((note) => (
            <li key={note}>{t.draft.notes[note]}</li>
          ))}
        </ul>
      )}
      <p className="note">
        {t.draft.licence}{' '}
        <a href={`https://${host}/product/${product.code}`} target="_blank" rel="noreferrer">
          {t.draft.link}
        </a>
      </p>
    </section>
  )
}
