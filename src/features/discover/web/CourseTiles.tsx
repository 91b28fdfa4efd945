import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import type { CourseCard } from '../contract.ts'
import { CourseDots } from './CourseDots.tsx'
import styles from './Discover.module.css'
import { discoverMessages } from './messages.ts'
import { useRunWords } from './run-words.ts'

/** Courses, each with the person's progress. */
export function CourseTiles({ courses }: { courses: readonly CourseCard[] }) {
  const t = useMessages(discoverMessages)
  const wordsOf = useRunWords()
  return (
    <section aria-labelledby="discover-courses">
      <h2 id="discover-courses" className={styles.heading}>
        {t.courses}
      </h2>
      <p className={styles.soft}>{t.coursesText}</p>
      <ul role="list" className={styles.courses}>
        {courses.map((course) => (
          <Card as="li" key={course.id} look="tinted" className={styles.item}>
            <h3 className={styles.name}>
              <Link to={`/discover/course/${course.id}`} viewTransition className={stretchedClass}>
                {course.title}
              </Link>
            </h3>
            <p className={styles.description}>{course.description}</p>
            <div className={styles.foot}>
              <CourseDots run={course.run} />
              <p className={styles.meta}>{wordsOf(course.run)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
