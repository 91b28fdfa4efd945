import type { Helpline } from '#platform/care/helplines.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { dotted } from '../i18n/dotted.ts'
import styles from './CrisisCard.module.css'
import { careMessages } from './messages.ts'

/** One helpline: links to call and to write, and its hours. Unknown facts are omitted. */
export function HelplineRow({ line }: { line: Helpline }) {
  const t = useMessages(careMessages)
  const { language } = useLocaleSettings()
  const { name, phone, sms, chat, hours, free, website, audience } = line
  const when = hours === undefined ? [] : [typeof hours === 'string' ? t.hours[hours] : t.hours[hours.days](hours.from, hours.to)]
  const spoken = line.language ? [new Intl.DisplayNames(language, { type: 'language' }).of(line.language) ?? line.language] : []
  const facts = [...(audience ? [t[audience]] : []), ...when, ...(free ? [t.free] : []), ...spoken]
  const out = { target: '_blank', rel: 'noreferrer noopener' }
  return (
    <li className={styles.line}>
      <div>
        <div className={styles.name} dir="auto">
          {name}
        </div>
        {facts.length > 0 && <div className="note">{dotted(facts)}</div>}
      </div>
      <Cluster gap={2}>
        {phone && (
          <a href={`tel:${phone.dial}`} className={buttonClass({ size: 'sm' })}>
            {t.call(phone.shown)}
          </a>
        )}
        {sms && (
          <a
            href={`sms:${sms.to}${sms.body ? `?body=${encodeURIComponent(sms.body)}` : ''}`}
            className={buttonClass({ kind: 'soft', size: 'sm' })}
          >
            {t.write(sms.shown, sms.body ?? '')}
          </a>
        )}
        {chat && (
          <a href={chat.url} {...out} aria-label={t.opensNew(chat.shown)} className={buttonClass({ kind: 'soft', size: 'sm' })}>
            {chat.shown}
          </a>
        )}
        {website && (
          <a
            href={website}
            {...out}
            aria-label={t.opensNew(`${t.website}: ${name}`)}
            className={buttonClass({ kind: 'quiet', size: 'sm' })}
          >
            {t.website}
          </a>
        )}
      </Cluster>
    </li>
  )
}
