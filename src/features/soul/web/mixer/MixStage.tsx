import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { pause, play, volume as volumeIcon } from '#platform/web/ui/icons/media.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Mix } from '../../contract-mixer.ts'
import { MIX_NAME_MOST } from '../../mixer.ts'
import { SleepMenu } from '../SleepMenu.tsx'
import { mixer, useMixer } from './engine.ts'
import { mixerMessages } from './messages.ts'
import { soundsOf } from './mix.ts'
import styles from './Mixer.module.css'
import { useMixes } from './mixes.ts'

/** Controls of the whole mix: on and off, volume, sleep timer, and saving. */
export function MixStage({ mixes }: { mixes: readonly Mix[] }) {
  const t = useMessages(mixerMessages)
  const { board, isOn, loading } = useMixer()
  const [isSaving, setSaving] = useState(false)
  const sounds = soundsOf(board.levels)
  const isSilent = sounds.length === 0
  const saved = mixes.find(({ id }) => id === board.from)
  const clear = () => {
    const before = board
    mixer.setBoard({ ...board, levels: {}, muted: [], from: undefined })
    toast({ title: t.cleared, action: { label: t.undo, onPress: () => mixer.setBoard(before) } })
  }
  return (
    <Card look="tinted" gap={4}>
      <div className={styles.now}>
        <p className={styles.nowTitle}>{isSilent ? t.silence : (saved?.name ?? t.playing(sounds.length))}</p>
        <p className="note">{isSilent ? t.silenceText : dotted(sounds.map((id) => t.sounds[id]))}</p>
      </div>
      <div className={styles.start}>
        <Button
          size="lg"
          icon={isOn ? pause : play}
          disabled={isSilent}
          loading={isOn && loading.length > 0 && loading.length === sounds.length}
          onClick={() => mixer.toggle()}
        >
          {isOn ? t.pause : t.play}
        </Button>
        <SleepMenu disabled={!isOn} />
      </div>
      <div className={styles.loudness}>
        <Icon of={volumeIcon} size={22} />
        <Slider
          label={t.volume}
          value={board.volume}
          step={5}
          valueText={t.percent(board.volume)}
          onChange={(volume) => mixer.setBoard({ ...board, volume })}
        />
      </div>
      <div className={styles.start}>
        <Button kind="soft" size="sm" icon={heart} disabled={isSilent} onClick={() => setSaving(true)}>
          {t.save}
        </Button>
        <Button kind="quiet" size="sm" disabled={isSilent} onClick={clear}>
          {t.clear}
        </Button>
      </div>
      <p className="note">{t.minutes}</p>
      {isSaving && <SaveMix mixes={mixes} first={saved?.name ?? ''} onClose={() => setSaving(false)} />}
    </Card>
  )
}

function SaveMix({ mixes, first, onClose }: { mixes: readonly Mix[]; first: string; onClose: () => void }) {
  const t = useMessages(mixerMessages)
  const { board } = useMixer()
  const { save } = useMixes(mixes)
  const [name, setName] = useState(first)
  const [isMissing, setMissing] = useState(false)
  const submit = async () => {
    const named = name.trim()
    if (named === '') {
      setMissing(true)
      return
    }
    onClose()
    const id = await save(named, board.levels)
    mixer.setBoard({ ...mixer.state().board, from: id })
  }
  return (
    <FormDialog
      title={t.saveTitle}
      description={t.saveText}
      submit={t.saveButton}
      cancel={t.cancel}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t.name} error={isMissing ? t.nameMissing : undefined}>
        <TextInput value={name} maxLength={MIX_NAME_MOST} onChange={setName} />
      </Field>
    </FormDialog>
  )
}
