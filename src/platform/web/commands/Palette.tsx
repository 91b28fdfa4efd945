import { useQueryClient } from '@tanstack/react-query'
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocaleSettings } from '../i18n/locale-settings.ts'
import { useMessages } from '../i18n/messages.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { close, search } from '../ui/icons/controls.ts'
import { toast } from '../ui/toast-store.ts'
import { uiMessages } from '../ui/messages.ts'
import dialog from '../ui/Dialog.module.css'
import type { Choice } from './choices.ts'
import { Keys } from './Keys.tsx'
import { commandMessages } from './messages.ts'
import styles from './Palette.module.css'
import { useChoices } from './use-choices.ts'
import { useFocusBack } from './use-focus-back.ts'

const PAGE = 6

/** Type to go somewhere, do something or find something of yours: an editable combobox with a list (ARIA APG) in a dialog. */
export function Palette({ userId, initialQuery = '', onClose }: { userId: string; initialQuery?: string; onClose: () => void }) {
  const t = useMessages(commandMessages)
  const ui = useMessages(uiMessages)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { language } = useLocaleSettings()
  const id = useId()
  const [query, setQuery] = useState(initialQuery)
  const [at, setAt] = useState(0)
  const { groups, isLooking, remember } = useChoices(query, { userId, language, client })
  const choices = groups.flatMap((group) => group.choices)
  const active = choices[Math.min(at, choices.length - 1)]
  const focus = useFocusBack()

  function take(choice: Choice): void {
    remember(choice.id)
    if ('to' in choice) {
      // The page that comes takes the focus to its heading.
      focus.stayAway()
      onClose()
      void navigate(choice.to, { viewTransition: true })
    } else {
      onClose()
      void Promise.resolve(choice.run({ userId, language, client })).catch((error: unknown) =>
        toast({ title: t.failed, description: error instanceof Error ? error.message : '', tone: 'destructive' }),
      )
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = choices.length - 1
    const now = Math.min(at, last)
    const next = {
      ArrowDown: now >= last ? 0 : now + 1,
      ArrowUp: now <= 0 ? last : now - 1,
      PageDown: Math.min(now + PAGE, last),
      PageUp: Math.max(now - PAGE, 0),
    }[event.key]
    if (event.nativeEvent.isComposing) return
    if (next !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, next))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) take(active)
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onClose()
    }
  }

  const text = choices.length > 0 ? t.results(choices.length) : isLooking ? t.loading : t.none(query.trim())
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className={dialog.veil} />
        <Content className={styles.palette} aria-describedby={undefined} {...focus.props}>
          <Title className="visually-hidden">{t.title}</Title>
          <div className={styles.field}>
            <Icon of={search} size={22} className={styles.glass} />
            <input
              className={styles.input}
              role="combobox"
              aria-expanded
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active && `${id}-${active.id}`}
              aria-label={t.title}
              placeholder={t.placeholder}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              value={query}
              onChange={(event) => {
                setQuery(event.target.value)
                setAt(0)
              }}
              onKeyDown={onKeyDown}
            />
            <IconButton icon={close} label={ui.close} onClick={onClose} />
          </div>
          <div className={styles.list} role="listbox" id={`${id}-list`} aria-label={t.title} aria-busy={isLooking}>
            {groups.map(({ name, choices: own }) => (
              <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
                <div id={`${id}-${name}`} role="presentation" className={styles.name}>
                  {t.groups[name]}
                </div>
                {own.map((choice) => (
                  <Row
                    key={choice.id}
                    id={`${id}-${choice.id}`}
                    choice={choice}
                    isActive={choice === active}
                    onPoint={() => setAt(choices.indexOf(choice))}
                    onTake={() => take(choice)}
                  />
                ))}
              </div>
            ))}
          </div>
          {choices.length === 0 && !isLooking && (
            <div className={styles.none}>
              <p>{t.none(query.trim())}</p>
              <p className={styles.noneHint}>{t.noneHint}</p>
            </div>
          )}
          <p role="status" className="visually-hidden">
            {text}
          </p>
          <footer className={styles.foot} aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {t.move}
            </span>
            <span>
              <kbd>↵</kbd> {t.take}
            </span>
            <span>
              <kbd>Esc</kbd> {t.leave}
            </span>
          </footer>
        </Content>
      </Portal>
    </Root>
  )
}

type RowProps = { id: string; choice: Choice; isActive: boolean; onPoint: () => void; onTake: () => void }

function Row({ id, choice, isActive, onPoint, onTake }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field rules it by keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cx(styles.row, isActive && styles.active)}
      data-area={choice.area}
      ref={isActive ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
      onPointerMove={onPoint}
      // The list does not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span className={styles.icon}>
        <Icon of={choice.icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {choice.title}
        </span>
        {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
      </span>
      {choice.keys && <Keys of={choice.keys} />}
    </div>
  )
}
