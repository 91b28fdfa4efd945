import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { share } from '#platform/web/ui/icons/actions.ts'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { people, shield, sprout } from '#platform/web/ui/icons/things.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MEASURE_KINDS } from '../../kinds.ts'
import { PLAN_ID } from '../../plan/plan.ts'
import { PROGRAMMES } from '../../programmes/catalog.ts'
import { TOOLS } from '../../tools/catalog.ts'
import { Care } from '../core/Care.tsx'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import { planQuery, usePlans } from '../data/use-records.ts'
import { TOOL_ICONS } from '../tools/icons.ts'
import { homeMessages } from './messages.ts'

const DOORS = [
  { to: '/my-therapist/between', icon: calendar, words: 'between' },
  { to: '/my-therapist/brief', icon: share, words: 'brief' },
  { to: '/my-therapist/given', icon: people, words: 'given' },
] as const

export const queries = () => [planQuery()]

/** Start page of the therapist area. */
export default function HomePage() {
  const t = useMessages(coreMessages)
  const h = useMessages(homeMessages)
  const w = useWords()
  const { plans } = usePlans()
  const hasPlan = plans?.some(({ id }) => id === PLAN_ID)
  return (
    <Page area="mind" header={<PageHeader back={<BackLink to="/brain-forest">{t.toMind}</BackLink>} title={t.title} lead={t.lead} />}>
      <Stack gap={6}>
        <Stack as="section" gap={3} aria-label={h.safety}>
          <h2>{h.safety}</h2>
          <ul role="list" className={core.list}>
            <ListRow
              as="li"
              icon={shield}
              title={h.plan}
              hint={hasPlan ? h.planThere : h.planNone}
              link={<Link to="/my-therapist/plan" viewTransition />}
            />
          </ul>
          <Care />
        </Stack>
        <Stack as="section" gap={3} aria-label={h.measures}>
          <h2>{h.measures}</h2>
          <ul role="list" className={core.list}>
            {MEASURE_KINDS.map((kind) => (
              <ListRow
                as="li"
                key={kind}
                icon={chart}
                title={h.measure[kind].title}
                hint={h.measure[kind].line}
                link={<Link to={`/my-therapist/measures/${kind}`} viewTransition />}
              />
            ))}
          </ul>
        </Stack>
        <Stack as="section" gap={3} aria-label={h.tools}>
          <h2>{h.tools}</h2>
          <ul role="list" className={core.list}>
            {TOOLS.map(({ kind, title, line }) => (
              <ListRow
                as="li"
                key={kind}
                icon={TOOL_ICONS[kind]}
                title={w(title)}
                hint={w(line)}
                link={<Link to={`/my-therapist/tools/${kind}`} viewTransition />}
              />
            ))}
          </ul>
        </Stack>
        <Stack as="section" gap={3} aria-label={h.programmes}>
          <h2>{h.programmes}</h2>
          <ul role="list" className={core.list}>
            {PROGRAMMES.map(({ id, title, line }) => (
              <ListRow
                as="li"
                key={id}
                icon={sprout}
                title={w(title)}
                hint={w(line)}
                link={<Link to={`/my-therapist/programmes/${id}`} viewTransition />}
              />
            ))}
          </ul>
        </Stack>
        <Stack as="section" gap={3} aria-label={h.together}>
          <h2>{h.together}</h2>
          <ul role="list" className={core.list}>
            {DOORS.map(({ to, icon, words }) => (
              <ListRow as="li" key={to} icon={icon} title={h[words].title} hint={h[words].line} link={<Link to={to} viewTransition />} />
            ))}
          </ul>
        </Stack>
      </Stack>
    </Page>
  )
}
