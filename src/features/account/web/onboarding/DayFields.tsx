import { PersonFields } from '../settings/PersonFields.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useProfileSave } from '../settings/use-profile-save.ts'

/** Fields that registration filled in from the device, for changes. */
export default function DayFields() {
  return (
    <Stack gap={5}>
      <PersonFields profile={useProfileSave()} />
    </Stack>
  )
}
