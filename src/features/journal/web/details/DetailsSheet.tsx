import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { ActivitiesField } from './ActivitiesField.tsx'
import { FeelingsWheel } from './FeelingsWheel.tsx'
import { MoodField } from './MoodField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { TagsField } from './TagsField.tsx'
import { WeatherField } from './WeatherField.tsx'

interface DetailsSheetProps {
  data: EntryData
  onPatch: (patch: EntryPatch) => void
  onClose: () => void
}

/** An entry's details besides its text. Each change is saved at once; every field is optional. */
export function DetailsSheet({ data, onPatch, onClose }: DetailsSheetProps) {
  const t = useMessages(entryMessages).details
  return (
    <Sheet onClose={onClose} title={t.title} actions={<Button onClick={onClose}>{t.done}</Button>}>
      <Stack gap={8} data-area="journal">
        <MoodField value={data.mood} onChange={(mood) => onPatch({ mood })} />
        <FeelingsWheel
          value={data.feelings}
          onAdd={(id) => onPatch({ add: { feelings: [id] } })}
          onRemove={(id) => onPatch({ remove: { feelings: [id] } })}
        />
        <ActivitiesField
          value={data.activities}
          onAdd={(id) => onPatch({ add: { activities: [id] } })}
          onRemove={(id) => onPatch({ remove: { activities: [id] } })}
        />
        <TagsField
          value={data.tags}
          onAdd={(tag) => onPatch({ add: { tags: [tag] } })}
          onRemove={(tag) => onPatch({ remove: { tags: [tag] } })}
        />
        <PlaceField value={data.place} onChange={(place) => onPatch({ place })} />
        <WeatherField value={data.weather} onChange={(weather) => onPatch({ weather })} />
      </Stack>
    </Sheet>
  )
}
