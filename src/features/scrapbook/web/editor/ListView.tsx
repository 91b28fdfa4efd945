import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { trash } from '#platform/web/ui/icons/actions.ts'
import { chevronDown, chevronUp } from '#platform/web/ui/icons/controls.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listScrapbookPictures } from '../../contract.ts'
import { layering } from '../../core/edits.ts'
import type { Item } from '../../core/page.ts'
import { isOnDevice } from '../data/pictures.ts'
import { nameOf } from './names.ts'
import { propMessages } from './prop-messages.ts'
import type { Editor } from '../state/use-editor.ts'
import styles from './ListView.module.css'

/** The page as a list, for keyboards and screen readers, with all functions of the canvas. */
export function ListView({ editor, onEdit }: { editor: Editor; onEdit: (item: Item) => void }) {
  const t = useMessages(propMessages)
  const format = useFormat()
  const { items, page, act, remove, chosen } = editor
  const isMissing = useMissing()
  return (
    <section className={styles.list} aria-labelledby="scrapbook-list">
      <h2 id="scrapbook-list" className={styles.title}>
        {t.list.title}
      </h2>
      {items.length === 0 ? (
        <p>{t.list.empty}</p>
      ) : (
        <Stack as="ol" role="list" gap={1}>
          {items.toReversed().map((item, at) => {
            const own = nameOf(item, t, format)
            const name = isMissing(item) ? t.named(own, t.list.missing) : own
            const move = (layer: 'up' | 'down') => act(layering(page, new Set([item.id]), layer))
            return (
              <li key={item.id} className={cx(styles.row, chosen.has(item.id) && styles.chosen)}>
                <button type="button" className={styles.name} aria-label={t.list.edit(name)} onClick={() => onEdit(item)}>
                  {name}
                </button>
                <IconButton icon={chevronUp} label={t.list.up(name)} aria-disabled={at === 0} onClick={() => at > 0 && move('up')} />
                <IconButton
                  icon={chevronDown}
                  label={t.list.down(name)}
                  aria-disabled={at === items.length - 1}
                  onClick={() => at < items.length - 1 && move('down')}
                />
                <IconButton
                  icon={trash}
                  label={t.list.remove(name)}
                  aria-disabled={item.locked === true}
                  onClick={() => remove([item.id])}
                />
              </li>
            )
          })}
        </Stack>
      )}
    </section>
  )
}

/** Whether an object's picture was deleted, according to the loaded list of pictures. */
function useMissing(): (item: Item) => boolean {
  const { data } = usePersistedQuery(queryOf(listScrapbookPictures), { fallback: 'while-loading' })
  const here = new Set(data?.map(({ id }) => id))
  return ({ picture }) => data !== undefined && picture !== undefined && !here.has(picture) && !isOnDevice(picture)
}
