import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Mix } from '../../contract-mixer.ts'
import { mixer } from './engine.ts'
import { mixerMessages } from './messages.ts'
import { soundsOf } from './mix.ts'
import styles from './Mixer.module.css'
import { useMixes } from './mixes.ts'

/** Mixes that the person saved; a press plays one. */
export function SavedMixes({ mixes }: { mixes: readonly Mix[] }) {
  const t = useMessages(mixerMessages)
  const { remove } = useMixes(mixes)
  const choose = (mix: Mix) => {
    mixer.setBoard({ ...mixer.state().board, levels: mix.levels, muted: [], from: mix.id })
    mixer.start()
  }
  return (
    <section aria-labelledby="mixer-saved">
      <h2 id="mixer-saved" className={styles.heading}>
        {t.saved}
      </h2>
      {mixes.length === 0 ? (
        <p className="note">{t.savedNone}</p>
      ) : (
        <ul role="list">
          {mixes.map((mix) => (
            <ListRow
              as="li"
              key={mix.id}
              title={mix.name}
              hint={dotted(soundsOf(mix.levels).map((id) => t.sounds[id]))}
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the row gives it its title
              link={<button type="button" onClick={() => choose(mix)} />}
              trailing={<IconButton size="sm" icon={trash} label={t.delete(mix.name)} onClick={() => remove(mix)} />}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
