import { useState } from 'react'
import { useLocaleSettings } from '../i18n/locale-settings.ts'
import { useMessages } from '../i18n/messages.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { withModifier } from '../ui/shortcuts.ts'
import { Switch } from '../ui/Switch.tsx'
import { choicesOf, type Choice } from './choices.ts'
import { Keys } from './Keys.tsx'
import { commandMessages } from './messages.ts'
import { loadCommands } from './load-commands.ts'
import { chooseSingleKeys, hasSingleKeys } from './single-keys.ts'
import styles from './KeysSheet.module.css'

type Line = { keys: string; title: string }

/** All shortcuts, of the app and of the features, and a switch for single keys. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(commandMessages)
  const { language } = useLocaleSettings()
  const { value: files = [] } = useLoaded('commands', loadCommands)
  const choices = choicesOf(files, { language })
  const [isSingle, setSingle] = useState(hasSingleKeys)
  const own = (kind: Choice['kind']): Line[] =>
    choices.flatMap((one) => (one.kind === kind && one.keys ? [{ keys: one.keys, title: one.title }] : []))
  const everywhere: Line[] = [
    { keys: withModifier('K'), title: t.title },
    { keys: '?', title: t.keys.sheet },
    { keys: 'Esc', title: t.keys.close },
    { keys: 'F8', title: t.keys.toNotices },
  ]
  return (
    <Dialog onClose={onClose} title={t.keys.title} description={t.keys.lead} size="lg">
      <div className={styles.parts}>
        <Part title={t.keys.everywhere} lines={everywhere} />
        <Part title={t.keys.action} lines={own('action')} />
        <Part title={t.keys.page} lines={own('page')} />
      </div>
      <Switch
        label={t.keys.single}
        hint={t.keys.singleHint}
        checked={isSingle}
        onChange={(next) => {
          chooseSingleKeys(next)
          setSingle(next)
        }}
      />
    </Dialog>
  )
}

function Part({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {lines.map(({ keys, title: words }) => (
          <div key={keys} className={styles.line}>
            <dt>{words}</dt>
            <dd>
              <Keys of={keys} spoken />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
