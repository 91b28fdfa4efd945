import type { Answer, Sheet } from '../../answers.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Say } from '../core/health.ts'
import { ContrastCheck } from './ContrastCheck.tsx'
import { DigitsCheck } from './DigitsCheck.tsx'
import { HearingCheck } from './HearingCheck.tsx'
import { VisionCheck } from './VisionCheck.tsx'

/** The self-checks, with the last result of each. */
export default function Checks({ answers, sheet, say }: { answers: readonly Answer[]; sheet: Sheet; say: Say }) {
  const dayOf = (item: string) => answers.find(({ answer }) => answer.item === item)?.day
  return (
    <Stack gap={8}>
      <HearingCheck last={sheet['hearing-check']} day={dayOf('hearing-check')} say={say} />
      <DigitsCheck last={sheet['digits-check']} day={dayOf('digits-check')} say={say} />
      <VisionCheck last={sheet['vision-check']} day={dayOf('vision-check')} say={say} />
      <ContrastCheck last={sheet['contrast-check']} day={dayOf('contrast-check')} say={say} />
    </Stack>
  )
}
