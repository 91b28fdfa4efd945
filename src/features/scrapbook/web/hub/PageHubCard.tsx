import { Link } from 'react-router'
import { mediaAddress } from '#platform/web/api/address.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { getScrapbookPicture } from '../../contract.ts'
import { hubMessages } from './messages.ts'
import styles from './PageHubCard.module.css'

type Newest = { id: string; title: string; day: string | null; objects: number; picture: string | null }

/** Hub card of the page that was edited last. */
export default function PageHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const { id, title, day, objects, picture } = data.page as Newest
  return (
    <Card as="article" data-area="journal" className={styles.card}>
      <div className={styles.words}>
        <p className="note">{t.kicker}</p>
        <h3 className={styles.title}>
          <Link to={`/my-scrapbook/pages/${id}`} viewTransition className={stretchedClass}>
            {title || t.untitled}
          </Link>
        </h3>
        <p className="note">{dotted([day && format.localDay(day, 'day'), t.objects(objects)])}</p>
      </div>
      {picture && (
        <img
          className={styles.picture}
          src={mediaAddress(getScrapbookPicture.path, { params: { id: picture, size: 'thumb' } })}
          alt=""
          decoding="async"
        />
      )}
    </Card>
  )
}
