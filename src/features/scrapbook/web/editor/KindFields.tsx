import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FACES, FRAMES, MAX_LETTERS, PATTERNS, STAMP_LOOKS } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { type Item } from '../../core/page.ts'
import { crop as cropIcon, scissors } from '../core/icons.ts'
import { ColourChoice } from './ColourChoice.tsx'
import { CropDialog } from './CropDialog.tsx'
import { propMessages } from './prop-messages.ts'

type Props = { item: Item; set: (fields: Fields) => void; onCutOut: (item: Item) => void }

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

/** The editable fields of one object, by its kind. */
export function KindFields({ item, set, onCutOut }: Props) {
  const t = useMessages(propMessages)
  const choose = <V extends string>(
    label: string,
    value: V | undefined,
    values: readonly V[],
    words: Record<V, string>,
    onChange: (value: V) => void,
  ) => (
    <Field label={label}>
      <Select value={value ?? values[0]!} options={values.map((one) => ({ value: one, label: words[one] }))} onChange={onChange} />
    </Field>
  )
  const colour = <ColourChoice label={t.colour} value={item.colour ?? '#2d3a33'} onChange={(value) => set({ colour: value })} />
  switch (item.kind) {
    case 'text':
      return (
        <>
          <Words key={item.id} item={item} set={set} />
          {choose(t.face, item.face, FACES, t.faces, (face) => set({ face }))}
          <Sizing
            key={`${item.id} size`}
            label={t.size}
            value={item.fontSize ?? 40}
            least={10}
            most={240}
            onCommit={(fontSize) => set({ fontSize })}
          />
          {choose(t.align, item.align, ['left', 'center', 'right'] as const, t.aligns, (align) => set({ align }))}
          {colour}
        </>
      )
    case 'photo':
      return (
        <>
          {choose(t.frame, item.frame, FRAMES, t.frames, (frame) => set({ frame }))}
          <PhotoButtons item={item} set={set} onCutOut={onCutOut} />
          <Description key={item.id} item={item} set={set} />
        </>
      )
    case 'stroke':
      return (
        <>
          <Sizing key={item.id} label={t.width} value={item.width ?? 6} least={1} most={40} onCommit={(width) => set({ width })} />
          {colour}
        </>
      )
    case 'tape':
    case 'paper':
      return (
        <>
          {choose(t.pattern, item.pattern, PATTERNS, t.patterns, (pattern) => set({ pattern }))}
          {colour}
        </>
      )
    case 'sticker':
      return choose(t.season, item.season ?? 'summer', SEASONS, t.seasons, (season) => set({ season }))
    case 'stamp':
      return (
        <>
          <Field label={t.day}>
            <DateField value={item.day ?? ''} onChange={(day) => day && set({ day })} />
          </Field>
          {choose(t.look, item.look, STAMP_LOOKS, t.looks, (look) => set({ look }))}
          {colour}
        </>
      )
    case 'card':
      return null
  }
}

/** Typed text becomes one change when the person pauses or leaves the field. */
function Words({ item, set }: Pick<Props, 'item' | 'set'>) {
  const t = useMessages(propMessages)
  const [text, setText] = useState(item.text ?? '')
  const save = () => text !== item.text && set({ text })
  return (
    <Field label={t.text}>
      <TextArea
        value={text}
        maxLength={MAX_LETTERS}
        rows={3}
        onChange={setText}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && save()}
      />
    </Field>
  )
}

function Description({ item, set }: Pick<Props, 'item' | 'set'>) {
  const t = useMessages(propMessages)
  const [alt, setAlt] = useState(item.alt ?? '')
  return (
    <Field label={t.alt} hint={t.altHint}>
      <TextInput value={alt} maxLength={500} onChange={setAlt} onBlur={() => alt !== item.alt && set({ alt })} />
    </Field>
  )
}

function Sizing({
  label,
  value,
  least,
  most,
  onCommit,
}: {
  label: string
  value: number
  least: number
  most: number
  onCommit: (value: number) => void
}) {
  const [held, setHeld] = useState<number>()
  return (
    <Field label={label}>
      <Slider
        label={label}
        min={least}
        max={most}
        value={Math.round(held ?? value)}
        onChange={setHeld}
        onCommit={(next) => {
          setHeld(undefined)
          onCommit(next)
        }}
      />
    </Field>
  )
}

function PhotoButtons({ item, set, onCutOut }: Props) {
  const t = useMessages(propMessages)
  const [isCropping, setCropping] = useState(false)
  const isCut = Boolean(item.mask && item.mask.length >= 6)
  return (
    <Cluster>
      <Button kind="soft" size="sm" icon={cropIcon} onClick={() => setCropping(true)}>
        {t.crop}
      </Button>
      {isCut ? (
        <Button kind="soft" size="sm" icon={scissors} onClick={() => set({ mask: null })}>
          {t.noCutOut}
        </Button>
      ) : (
        <Button kind="soft" size="sm" icon={scissors} onClick={() => onCutOut(item)}>
          {t.cutOut}
        </Button>
      )}
      {isCropping && (
        <CropDialog
          item={item}
          onClose={() => setCropping(false)}
          onCrop={(fields) => {
            setCropping(false)
            set(fields)
          }}
        />
      )}
    </Cluster>
  )
}
