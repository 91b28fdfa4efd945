import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { star, starFull } from '#platform/web/ui/icons/marks.ts'
import { reviewMessages } from './messages.ts'
import styles from './Reviews.module.css'

const PLACES = [1, 2, 3, 4, 5]

export function Stars({ count }: { count: number }) {
  const t = useMessages(reviewMessages)
  return (
    <span role="img" aria-label={t.stars(count)} className={styles.stars}>
      {PLACES.map((place) => (
        <Icon key={place} of={place <= count ? starFull : star} size={20} />
      ))}
    </span>
  )
}
