import { useMessages } from '#platform/web/i18n/messages.ts'
import { leftMessages } from './left-messages.ts'

const PREFIXES = ['HKQuantityTypeIdentifier', 'HKCategoryTypeIdentifier', 'HKDataType', 'HKWorkoutActivityType', 'google.']

/** Display name of a kind of record: a translation if there is one, else the name in the file, split into words. */
export function useLeftName(): (kind: string) => string {
  const t = useMessages(leftMessages)
  return (kind) => {
    const prefix = PREFIXES.find((one) => kind.startsWith(one))
    const bare = prefix === undefined ? kind : kind.slice(prefix.length)
    const known = Object.hasOwn(t, bare) ? t[bare as keyof typeof t] : undefined
    if (known !== undefined) return known
    if (bare.startsWith('Dietary')) return t.Dietary
    const words = bare
      .slice(0, 120)
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll(/[._]/g, ' ')
      .toLowerCase()
    return words.slice(0, 1).toUpperCase() + words.slice(1)
  }
}
