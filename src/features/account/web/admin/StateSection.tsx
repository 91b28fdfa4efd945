import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { check, warning } from '#platform/web/ui/icons/controls.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { getInstallation } from '../../contract-admin.ts'
import { Loading } from '#platform/web/ui/Loading.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Setting } from '../settings/Setting.tsx'
import shared from '../settings/settings.module.css'
import { useSize } from '#platform/web/i18n/use-size.ts'
import { adminMessages } from './messages.ts'

/** Storage and backups. */
export function StateSection() {
  const t = useMessages(adminMessages).state
  const format = useFormat()
  const size = useSize()
  const query = useQuery(queryOf(getInstallation))
  return (
    <Section info={{ id: 'state', icon: leaf }} title={t.title}>
      <Loading query={query} rows={2}>
        {({ storage: { used, perPerson, limit, free }, backups }) => (
          <>
            <Setting
              label={t.storage}
              hint={[
                t.used(size(used)),
                t.perPerson(size(perPerson)),
                t.limit(size(limit)),
                ...(free === null ? [] : [t.free(size(free))]),
              ].join(' ')}
            >
              {null}
            </Setting>
            <Setting
              label={t.backups}
              hint={backups.isOn ? backups.runs.length === 0 && t.noRuns : t.backupsOff}
              below={
                backups.runs.length > 0 && (
                  <ul role="list" className={shared.list}>
                    {backups.runs.map(({ startedAt, succeeded, bytes, problem }) => (
                      <ListRow
                        as="li"
                        key={startedAt}
                        icon={succeeded ? check : warning}
                        title={`${format.date(Date.parse(startedAt))}, ${format.time(Date.parse(startedAt))}`}
                        hint={succeeded ? t.good(size(bytes ?? 0)) : [t.bad, ...(problem ? [problem] : [])].join(': ')}
                      />
                    ))}
                  </ul>
                )
              }
            >
              {null}
            </Setting>
          </>
        )}
      </Loading>
    </Section>
  )
}
