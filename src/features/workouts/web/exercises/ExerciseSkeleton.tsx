import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Exercise.module.css'
import { exerciseMessages } from './messages.ts'

/** The placeholder of an exercise while it loads. */
export function ExerciseSkeleton() {
  const t = useMessages(exerciseMessages)
  return (
    <div className={styles.waiting} aria-busy="true">
      <h1 className="visually-hidden">{t.title}</h1>
      <Skeleton shape="card" height="8rem" />
      <Skeleton shape="card" height="44rem" />
    </div>
  )
}
