import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { settingMessages } from './setting-messages.ts'

/** The row for recordings on the general settings page. */
export default function TransferSetting() {
  const t = useMessages(settingMessages)
  return <ListRow icon={upload} title={t.title} hint={t.hint} link={<Link to="/gym-ai/cardio/import" />} />
}
