import { heart, star } from '#platform/web/ui/icons/marks.ts'
import {
  bookmark,
  camera,
  sleep,
  waves,
  bulb,
  drop,
  flame,
  flower,
  gift,
  mushroom,
  trophy,
  scrapbook,
} from '#platform/web/ui/icons/choices.ts'
import { fern, book, compass, garden, habits, nutrition } from '#platform/web/ui/icons/subjects.ts'
import { search } from '#platform/web/ui/icons/controls.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { headphones } from '#platform/web/ui/icons/media.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { body, companion, hub, journal, mind, soul } from '#platform/web/ui/icons/places.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'
import { device, leaf, moon, people, phone, sparkle, sprout, sun } from '#platform/web/ui/icons/things.ts'
import { starterIcons } from './starter-icons.ts'

/** Icons that an activity may have, by stored name. */
export const activityIcons: Readonly<Record<string, IconShape>> = {
  ...starterIcons,
  leaf,
  sprout,
  fern,
  flower,
  mushroom,
  sun,
  moon,
  sleep,
  drop,
  waves,
  flame,
  body,
  trophy,
  timer,
  nutrition,
  people,
  companion,
  heart,
  gift,
  phone,
  device,
  hub,
  habits,
  garden,
  book,
  journal,
  scrapbook,
  mind,
  soul,
  bulb,
  sparkle,
  star,
  headphones,
  microphone,
  camera,
  compass,
  search,
  bookmark,
}

export const iconOf = (name: string): IconShape => activityIcons[name] ?? leaf
