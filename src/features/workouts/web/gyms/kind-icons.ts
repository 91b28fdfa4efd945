import { body } from '#platform/web/ui/icons/places.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { leaf, sprout } from '#platform/web/ui/icons/things.ts'
import type { GymKind } from '../../gyms/gym.ts'

export const kindIcons: Record<GymKind, IconShape> = { home: sprout, gym: body, travel: compass, outdoors: leaf }
