import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { getProductSource } from '../../contract/products.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { saveSettings } from '../data/writing.ts'
import { codeMessages } from './messages.ts'
import styles from './Code.module.css'

/** The host for lookups; null: the owner forbids them; undefined: unknown (yet). */
export const useProductSource = (): string | null | undefined => useQuery({ ...queryOf(getProductSource), staleTime: 600_000 }).data?.host

/** Switch for lookups of unknown codes, with an explanation. */
export function LookupSwitch({ settings }: { settings: NutritionSettings }) {
  const t = useMessages(codeMessages)
  const client = useQueryClient()
  const host = useProductSource()
  if (host === undefined) return null
  return (
    <div className={styles.lookups}>
      {host === null ? (
        <p className="note">{t.lookups.forbidden}</p>
      ) : (
        <>
          <Switch
            label={t.lookups.label}
            hint={t.lookups.hint(host)}
            checked={settings.asksOpenFoodFacts ?? false}
            onChange={(isOn) => void saveSettings(client, { ...settings, asksOpenFoodFacts: isOn })}
          />
          <p className="note">
            {t.lookups.about}{' '}
            <a href={`https://${host}`} target="_blank" rel="noreferrer">
              {host}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
