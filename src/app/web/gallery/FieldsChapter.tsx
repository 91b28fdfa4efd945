import { useState } from 'react'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Combobox } from '#platform/web/ui/Combobox.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { leaf, mail, moon, sun } from '#platform/web/ui/icons/things.ts'
import { drop, flame } from '#platform/web/ui/icons/choices.ts'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import styles from './Gallery.module.css'

const foods = [
  { value: 'oats', label: 'Rolled oats', hint: '372 kcal per 100 g' },
  { value: 'apple', label: 'Apple', hint: '52 kcal per 100 g' },
  { value: 'bilberries', label: 'Bilberries', hint: '46 kcal per 100 g' },
  { value: 'rye', label: 'Rye bread', hint: '217 kcal per 100 g' },
  { value: 'walnuts', label: 'Walnuts', hint: '714 kcal per 100 g' },
]

export function FieldsChapter() {
  const [food, setFood] = useState('bilberries')
  const [day, setDay] = useState('2026-11-21')
  const [time, setTime] = useState('06:40')
  const [effort, setEffort] = useState(7)
  const [remind, setRemind] = useState(true)
  const [when, setWhen] = useState<'dawn' | 'noon' | 'dusk'>('dawn')
  const [tags, setTags] = useState<string[]>(['river', 'sleep'])
  const [tab, setTab] = useState<'week' | 'month' | 'year'>('week')
  return (
    <Chapter
      id="fields"
      title="Things to fill in"
      lead="A label, at most one hint, and errors that say what to do. Dates, times and short lists use what the device already does well."
    >
      <GalleryExample name="Text">
        <Stack className={styles.fill}>
          <Field label="Email" hint="Only for signing in.">
            <TextInput type="email" icon={mail} placeholder="you@example.org" />
          </Field>
          <Field label="Nickname" optional>
            <TextInput defaultValue="Fern" />
          </Field>
          <Field label="Weight" error="That is heavier than an elephant. Is there a digit too many?">
            <TextInput defaultValue="7200" suffix="kg" inputMode="decimal" />
          </Field>
        </Stack>
      </GalleryExample>
      <GalleryExample name="Password and not now">
        <Stack className={styles.fill}>
          <Field label="Password" aside={<a href="#fields">Forgotten?</a>}>
            <PasswordInput autoComplete="current-password" defaultValue="a quiet clearing" />
          </Field>
          <Field label="Name of the place">
            <TextInput value="The clearing" readOnly />
          </Field>
          <Field label="Not available">
            <TextInput value="Comes with the first entry" disabled />
          </Field>
        </Stack>
      </GalleryExample>
      <GalleryExample name="Text area" use="Grows with what is written.">
        <Field label="What stayed with you today?" className={styles.fill}>
          <TextArea placeholder="One line is enough." />
        </Field>
      </GalleryExample>
      <GalleryExample name="Choosing one of many" use="Select for a dozen, combobox for hundreds.">
        <Stack className={styles.fill}>
          <Field label="Voice">
            <Select
              defaultValue="willow"
              options={[
                { value: 'willow', label: 'Willow, warm and low' },
                { value: 'birch', label: 'Birch, clear' },
                { value: 'rowan', label: 'Rowan, bright' },
              ]}
            />
          </Field>
          <Field label="Food">
            <Combobox options={foods} value={food} onChange={setFood} placeholder="Type to search" />
          </Field>
        </Stack>
      </GalleryExample>
      <GalleryExample name="Day and time">
        <Stack className={styles.fill}>
          <Field label="Day">
            <DateField value={day} onChange={setDay} />
          </Field>
          <Field label="Wake me at">
            <TimeField value={time} onChange={setTime} />
          </Field>
        </Stack>
      </GalleryExample>
      <GalleryExample name="Slider and switch">
        <Stack className={styles.fill} gap={3}>
          <Field label={`Effort: ${effort} of 10`}>
            <Slider label="Effort" min={1} max={10} value={effort} onChange={setEffort} />
          </Field>
          <Slider label="Not available" value={30} onChange={() => undefined} disabled />
          <Switch label="A quiet reminder" hint="Once, in the evening. Never twice." checked={remind} onChange={setRemind} />
          <Switch label="Sounds" checked={false} onChange={() => undefined} />
          <Switch label="Not available" checked disabled onChange={() => undefined} />
        </Stack>
      </GalleryExample>
      <GalleryExample name="Segmented control" use="Two to five, all in sight.">
        <SegmentedControl
          label="Time of day"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'dawn', label: 'Dawn', icon: sun },
            { value: 'noon', label: 'Noon', icon: flame },
            { value: 'dusk', label: 'Dusk', icon: moon },
          ]}
        />
        <div className={styles.fill}>
          <SegmentedControl
            label="Units"
            wide
            value={when}
            onChange={setWhen}
            options={[
              { value: 'dawn', label: 'As the device' },
              { value: 'noon', label: 'Metric' },
              { value: 'dusk', label: 'Imperial' },
            ]}
          />
        </div>
      </GalleryExample>
      <GalleryExample name="Chips" use="Any of many.">
        <Chips
          label="What was in the day"
          value={tags}
          onChange={setTags}
          options={[
            { value: 'river', label: 'River', icon: drop },
            { value: 'sleep', label: 'Good sleep', icon: moon },
            { value: 'walk', label: 'A walk', icon: leaf },
            { value: 'friends', label: 'Friends' },
            { value: 'work', label: 'Work' },
          ]}
        />
      </GalleryExample>
      <GalleryExample name="Tabs" wide>
        <div className={styles.fill}>
          <Tabs
            label="Span"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'week', label: 'This week', content: <p>Four entries, and two walks by the river.</p> },
              { value: 'month', label: 'This month', content: <p>Seventeen entries. You rested on thirteen days.</p> },
              { value: 'year', label: 'This year', content: <p>Two hundred and six entries so far.</p> },
            ]}
          />
        </div>
      </GalleryExample>
    </Chapter>
  )
}
