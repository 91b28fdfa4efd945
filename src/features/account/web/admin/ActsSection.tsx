import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { clockFace, people } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { listActs } from '../../contract-admin.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import shared from '../settings/settings.module.css'
import { adminMessages } from './messages.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'

/** Actions of admins, latest first. */
export function ActsSection() {
  const t = useMessages(adminMessages)
  const format = useFormat()
  const query = useInfiniteQuery({
    queryKey: [listActs.path],
    queryFn: ({ pageParam, signal }) => call(listActs, { query: pageParam ? { after: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ acts, more }) => (more ? acts.at(-1)?.id : undefined),
  })
  return (
    <Section info={{ id: 'acts', icon: clockFace }} title={t.acts.title}>
      <Loading query={query} rows={3}>
        {({ pages }) => {
          const acts = pages.flatMap((page) => page.acts)
          if (acts.length === 0) return <p className={shared.hint}>{t.acts.none}</p>
          return (
            <ul role="list" className={shared.list}>
              {acts.map(({ id, kind, by, of, about, at }) => (
                <ListRow
                  as="li"
                  key={id}
                  icon={people}
                  title={t.acts.kinds[kind](of ?? t.acts.deletedAccount, about)}
                  hint={`${by ?? t.acts.nobody} · ${format.date(Date.parse(at))}, ${format.time(Date.parse(at))}`}
                />
              ))}
            </ul>
          )
        }}
      </Loading>
      <MoreButton query={query}>{t.more}</MoreButton>
    </Section>
  )
}
