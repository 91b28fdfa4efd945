import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { chevronUp } from '#platform/web/ui/icons/controls.ts'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import { bulb, sleep, waves } from '#platform/web/ui/icons/choices.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { clockFace } from '#platform/web/ui/icons/things.ts'
import type { ToolKind } from '../../kinds.ts'

export const TOOL_ICONS: Readonly<Record<ToolKind, IconShape>> = {
  thought: edit,
  activity: calendar,
  worry: clockFace,
  exposure: chevronUp,
  problem: bulb,
  sleep,
  values: compass,
  letter: heart,
  urge: waves,
}
