import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { hued } from '../core/hues.ts'
import { iconOf } from '../core/icons.ts'
import { habitMessages } from '../core/messages.ts'
import styles from './TemplatePicker.module.css'
import { formMessages } from './messages.ts'
import { loadTemplates, type Template } from './templates.ts'

/** Ideas to start from, by theme; or none of them. */
export function TemplatePicker({ onPick }: { onPick: (template: Template | undefined) => void }) {
  const t = useMessages(formMessages)
  const h = useMessages(habitMessages)
  const format = useFormat()
  const { language } = useLocaleSettings()
  const { value: themes } = useLoaded(language, loadTemplates)
  const names = weekdayNames(format.locale, 'long')
  const describe = ({ kind, target, unit, schedule }: Template) => {
    const when = h.schedule(schedule, names, format)
    if (kind === 'yes') return when
    return `${t.amountSentence(kind, h.quantity(target, unit, format))}, ${when}`
  }
  return (
    <Stack gap={5}>
      <p className="note">{t.templates.lead}</p>
      <Button kind="soft" icon={plus} wide onClick={() => onPick(undefined)}>
        {t.templates.blank}
      </Button>
      {!themes && <Skeleton lines={8} />}
      {themes?.map(({ key, name, templates }) => (
        <section key={key} aria-labelledby={`theme-${key}`}>
          <h3 id={`theme-${key}`} className={styles.theme}>
            {name}
          </h3>
          <Stack role="list" as="ul" gap={2}>
            {templates.map((template) => (
              <li key={template.key} {...hued(template.hue)}>
                <button type="button" className={styles.idea} onClick={() => onPick(template)}>
                  <span className={styles.ideaIcon}>
                    <Icon of={iconOf(template.icon)} size={22} />
                  </span>
                  <span>
                    <span className={styles.ideaName}>{template.name}</span>
                    <span className={styles.ideaWhen}>{describe(template)}</span>
                  </span>
                </button>
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
