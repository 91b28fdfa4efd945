import { useId } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { ProposedIn } from '#platform/web/voice/tool.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { undo as undoIcon } from '#platform/web/ui/icons/actions.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { sparkle } from '#platform/web/ui/icons/things.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { MOST_CARD_TEXT, type ToolCard } from '../../contract-tools.ts'
import { toolMessages } from './messages.ts'
import styles from './Tools.module.css'
import { useCard } from './use-card.ts'

type Props = { place: ProposedIn; card: ToolCard; onChange: (card: ToolCard) => void; onElsewhere: () => Promise<unknown> }

/** An action that a model proposed: its exact effect, and the button that performs it. */
export default function CardView({ place, card, onChange, onElsewhere }: Props) {
  const t = useMessages(toolMessages).card
  const id = useId()
  const action = useCard(place, card, onChange, onElsewhere)
  const { outcome, note, isBusy } = action
  const isOver = card.state === 'done' || card.state === 'dismissed' || card.state === 'undone'
  const isElsewhere = card.state === 'doing' && !action.isOwn
  return (
    <Stack as="section" gap={3} className={styles.card} data-state={card.state} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.note}>
        <Icon of={card.state === 'done' ? check : sparkle} size={18} /> {t.label}
      </span>
      {isOver ? (
        <p className={styles.words} dir="auto">
          {card.state === 'done' ? (card.said ?? t.done) : card.state === 'undone' ? t.undone : t.dismissed}
        </p>
      ) : action.isLoading ? (
        <p className={styles.words}>…</p>
      ) : action.isUnknown || !outcome ? (
        <p className={styles.words}>{action.isUnknown ? t.unknown : t.failed}</p>
      ) : (
        <>
          <p id={`${id}-words`} className={styles.words} dir="auto">
            {outcome.words}
          </p>
          {action.text !== undefined && outcome.kind === 'propose' && (
            <Field label={t.text}>
              <TextArea
                rows={3}
                dir="auto"
                maxLength={MOST_CARD_TEXT}
                value={action.text}
                disabled={isBusy}
                onChange={(value) => action.setText(value)}
              />
            </Field>
          )}
          {isElsewhere && <p className={styles.words}>{t.doing}</p>}
        </>
      )}
      <div className={styles.actions}>
        {!isOver &&
          outcome?.kind === 'ask' &&
          outcome.choices.map(({ label }, at) => (
            <Button key={label} kind="soft" size="sm" loading={isBusy} onClick={() => void action.choose(at)}>
              {label}
            </Button>
          ))}
        {!isOver && (outcome?.kind === 'propose' || outcome?.kind === 'open') && (
          <Button size="sm" loading={isBusy} aria-describedby={`${id}-words`} onClick={() => void action.confirm()}>
            {isElsewhere ? t.again : outcome.kind === 'open' ? t.open : t.yes}
          </Button>
        )}
        {!isOver && !action.isLoading && (
          <Button size="sm" kind="quiet" disabled={isBusy} aria-describedby={`${id}-words`} onClick={() => void action.dismiss()}>
            {t.no}
          </Button>
        )}
        {!isOver &&
          outcome?.kind === 'say' &&
          outcome.links?.map(({ to, label }) => (
            <Link key={to} to={to} className={buttonClass({ kind: 'soft', size: 'sm' })}>
              {label}
            </Link>
          ))}
        {card.state === 'done' && card.to !== null && (
          <Link to={card.to} viewTransition className={buttonClass({ kind: 'soft', size: 'sm' })}>
            {t.look}
          </Link>
        )}
        {action.canUndo && (
          <Button size="sm" kind="quiet" icon={undoIcon} loading={isBusy} onClick={() => void action.undo()}>
            {t.undo}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {note}
      </p>
    </Stack>
  )
}
