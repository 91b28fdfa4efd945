import { useQuery } from '@tanstack/react-query'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { getStorage } from '../../contract.ts'
import { settingsMessages } from './messages.ts'
import { Setting } from './Setting.tsx'

const MEGABYTE = 1024 ** 2
const GIGABYTE = 1024 ** 3

/** How much of their room somebody's files take. The line keeps its height until that is known. */
export function StorageSetting() {
  const t = useMessages(settingsMessages).data
  const format = useFormat()
  const { data } = useQuery(queryOf(getStorage))
  const size = (bytes: number) => {
    const [unit, of]: [string, number] = bytes >= GIGABYTE ? ['gigabyte', GIGABYTE] : ['megabyte', MEGABYTE]
    return format.number(bytes / of, { style: 'unit', unit, maximumFractionDigits: 1 })
  }
  return (
    <Setting label={t.storage} hint={data ? t.storageUsed(size(data.used), size(data.limit)) : '\u00a0'}>
      {null}
    </Setting>
  )
}
