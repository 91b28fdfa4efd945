import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getStorage } from '../../contract.ts'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'
import { useSize } from '#platform/web/i18n/use-size.ts'

/** The storage that the person's files take, of their limit. The line keeps its height while this loads. */
export function StorageSetting() {
  const t = useMessages(settingsMessages).data
  const { data } = useQuery(queryOf(getStorage))
  const size = useSize()
  return (
    <Setting label={t.storage} hint={data ? t.storageUsed(size(data.used), size(data.limit)) : '\u00a0'}>
      {null}
    </Setting>
  )
}
