import { lazy, Suspense, useState } from 'react'
import { crisisIn } from '#platform/care/crisis.ts'
import { CareNotice } from '#platform/web/care/CareNotice.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ConsentDetails, ModelConsent, type ConsentCalls } from '#platform/web/ai/ModelConsent.tsx'
import { ModelFailure } from '#platform/web/ai/ModelFailure.tsx'
import { call } from '#platform/web/api/call.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { UsualFood } from '../../contract/api.ts'
import { agreeToDrafts, getDrafter, withdrawFromDrafts, type DrafterState } from '../../contract/drafts.ts'
import type { Ingredient, StoredThing, NutritionSettings } from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import { GuessRow } from './GuessRow.tsx'
import { MealLines } from '../meal-lines/MealLines.tsx'
import { useUnderstood, type Understood } from '../meal-lines/use-understood.ts'
import styles from './Draft.module.css'
import { draftMessages } from './messages.ts'
import { PictureChoice, type Shown } from './PictureChoice.tsx'
import { NoTableError, useDraft } from './use-draft.ts'
import { useDrafter } from './use-drafter.ts'

const calls: ConsentCalls = {
  agree: (body) => call(agreeToDrafts, { body }),
  withdraw: () => call(withdrawFromDrafts),
  refresh: [getDrafter.path],
}

const UnsavedFoods = lazy(() => import('../meal-lines/UnsavedFoods.tsx'))

interface DraftDialogProps {
  /** The typed words; undefined for a picture. */
  words: string | undefined
  meal: string
  usual: readonly UsualFood[]
  things: readonly StoredThing[]
  settings: NutritionSettings
  onAdd: (list: readonly Ingredient[]) => void
  onClose: () => void
}

/** Dialog for a meal read by a language model: content and recipient of the request, then the draft to check line by line. */
export default function DraftDialog(props: DraftDialogProps) {
  const t = useMessages(draftMessages)
  const drafter = useDrafter()
  const draft = useDraft(props)
  const understood = useUnderstood(draft.asked.state === 'answered' ? draft.asked.answer.lines : undefined)
  const [leave, setLeave] = useState<() => void>()
  const askToLeave = (go: () => void) => (understood.foods.length > 0 ? setLeave(() => go) : go())
  return (
    <Dialog onClose={() => askToLeave(props.onClose)} title={props.words === undefined ? t.titlePicture : t.titleWords}>
      <Stack data-area="body">
        {drafter === undefined ? (
          <Skeleton lines={4} />
        ) : drafter.model === null ? (
          <p>{t.noModel}</p>
        ) : (
          <Work {...props} {...draft} understood={understood} drafter={drafter} model={drafter.model} />
        )}
      </Stack>
      <Suspense fallback={null}>
        {leave && (
          <UnsavedFoods
            names={understood.foods.map(({ name }) => name)}
            onDiscard={() => {
              setLeave(undefined)
              leave()
            }}
            onStay={() => setLeave(undefined)}
            onAdd={() => props.onAdd(understood.foods)}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

type WorkProps = DraftDialogProps &
  ReturnType<typeof useDraft> & {
    drafter: DrafterState
    model: NonNullable<DrafterState['model']>
    understood: Understood
  }

function Work({ words, settings, drafter, model, asked, read, stop, understood, onAdd, onClose }: WorkProps) {
  const t = useMessages(draftMessages)
  const n = useMessages(nutritionMessages)
  const format = useFormat()
  const [shown, setShown] = useState<Shown>()
  const { state } = asked
  const what = words === undefined ? shown && { picture: shown.blob } : { words }
  const crisis = words === undefined ? undefined : crisisIn(words)
  const send = () => what && void read(what)
  const isAgreed = drafter.consent?.current === true
  const consent = {
    state: drafter,
    words: { ...t.consent, ...(what && { agree: t.agree }) },
    calls,
    instructions: drafter.instructions[words === undefined ? 'picture' : 'words'],
  }
  if (crisis) return <CareNotice signs={[{ id: `food ${crisis.kind} ${words?.length}`, kind: crisis.kind }]} texts={[]} />
  if (words === undefined && !drafter.takesPictures) return <p>{t.blind(model.model)}</p>
  const isOpen = state === 'idle' || state === 'stopped' || state === 'failed'
  return (
    <>
      <CareNotice signs={[]} texts={[words ?? '']} />
      {words === undefined ? (
        <PictureChoice shown={shown} isSmall={!isOpen} canChoose={isOpen} onShown={setShown} />
      ) : (
        isOpen && (
          <>
            <p className={styles.soft}>{t.typed}</p>
            <blockquote className={styles.quote} dir="auto">
              {words}
            </blockquote>
          </>
        )
      )}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            <strong>{t.failed}</strong>
          </p>
          <p>
            {asked.error instanceof NoTableError ? t.noTable : <ModelFailure error={asked.error} />} {words !== undefined && t.stays}
          </p>
        </div>
      )}
      {state === 'stopped' && <p role="status">{t.stopped}</p>}
      {isOpen &&
        (isAgreed ? (
          <>
            <Button wide disabled={!what} onClick={send}>
              {state === 'idle' ? t.send : t.retry}
            </Button>
            <ConsentDetails {...consent} />
          </>
        ) : (
          <ModelConsent {...consent} onAgreed={send} />
        ))}
      {state === 'asking' && (
        <Stack gap={3}>
          <p role="status">{t.reading}</p>
          <Skeleton lines={3} />
          <Cluster gap={2}>
            <Button kind="soft" onClick={() => stop()}>
              {t.stop}
            </Button>
          </Cluster>
        </Stack>
      )}
      {asked.state === 'answered' && (
        <>
          <p role="status">{asked.answer.lines.length === 0 ? t.none : t.look}</p>
          {asked.answer.lines.length > 0 && (
            <MealLines Guess={GuessRow} title={t.read} understood={understood} settings={settings}>
              <Button
                wide
                aria-disabled={understood.foods.length === 0 || undefined}
                onClick={() => understood.foods.length > 0 && onAdd(understood.foods)}
              >
                {n.sheet.addFoods(understood.foods.length)}
              </Button>
            </MealLines>
          )}
          {asked.answer.leftOut > 0 && (
            <p className={styles.soft}>{t.leftOut(format.number(asked.answer.leftOut), asked.answer.leftOut === 1)}</p>
          )}
          <Cluster gap={2}>
            {asked.answer.lines.length === 0 ? (
              <Button kind="soft" onClick={onClose}>
                {t.back}
              </Button>
            ) : (
              <Button kind="quiet" onClick={() => stop('idle')}>
                {t.back}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </>
  )
}
