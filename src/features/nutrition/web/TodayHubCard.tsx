import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { KJ_PER_KCAL } from '../contract/nutrients.ts'
import { nutritionMessages } from './core/messages.ts'

type Data = { meals: number; items: number; planned: number; energy: number | null; unit: 'kcal' | 'kJ' }

/** The hub card for today's food. */
export default function TodayHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(nutritionMessages)
  const format = useFormat()
  const { meals, items, planned, energy, unit } = data as Data
  const words =
    items === 0
      ? t.hub.none
      : `${t.sum.plates(meals)}${energy === null ? '' : ` · ${t.energy(unit === 'kJ' ? energy * KJ_PER_KCAL : energy, unit, format)}`}`
  return (
    <Card as="article" data-area="body" gap={1}>
      <h3>
        <Link to="/nutrition-analytics" viewTransition className={stretchedClass}>
          {t.hub.title}
        </Link>
      </h3>
      <p className="soft tabular">{words}</p>
      {planned > 0 && <p className="soft tabular">{t.sum.planned(planned)}</p>}
    </Card>
  )
}
