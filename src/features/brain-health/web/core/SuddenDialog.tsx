import { helplinesOf } from '#platform/care/helplines.ts'
import { CountryField } from '#platform/web/care/CountryField.tsx'
import { useCountry } from '#platform/web/care/use-country.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { coreMessages } from './messages.ts'
import styles from './BrainHealth.module.css'

/** Used if the country is unknown: this number works from most mobile phones. */
const ANYWHERE = ['112']

export default function SuddenDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(coreMessages)
  const { country, name, choose } = useCountry()
  const here = helplinesOf(country)
  return (
    <Dialog onClose={onClose} title={t.suddenTitle} description={t.suddenText}>
      <div className={styles.sudden}>
        <Cluster as="p">
          {(here?.emergency ?? ANYWHERE).map((number) => (
            <a key={number} href={`tel:${number}`} className={buttonClass({ kind: 'destructive', size: 'lg' })}>
              {t.call(number)}
            </a>
          ))}
        </Cluster>
        <ul>
          {t.suddenSigns.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>{t.suddenThen}</p>
        <CountryField country={here?.country} name={name} onChoose={choose} />
      </div>
    </Dialog>
  )
}
