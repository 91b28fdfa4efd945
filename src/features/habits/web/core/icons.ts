import { journal, soul, body, mind } from '#platform/web/ui/icons/places.ts'
import { bulb, drop, flame, flower, gift, globe, camera } from '#platform/web/ui/icons/choices.ts'
import { book, habits, nutrition, garden, bell, fern } from '#platform/web/ui/icons/subjects.ts'
import { clockFace, leaf, mail, moon, people, phone, sparkle, sprout, sun } from '#platform/web/ui/icons/things.ts'
import { heart, star } from '#platform/web/ui/icons/marks.ts'
import { headphones } from '#platform/web/ui/icons/media.ts'
import type { IconShape } from '#platform/web/ui/icons/shape.ts'

const walk: IconShape = {
  line: 'M13.4 3.9a1.6 1.6 0 1 0 .1 0ZM12.6 8.9c-1.9.3-3.4 1.3-4.4 3M12.6 8.9c-.3 1.9-.7 3.6-1.2 5.1 1.4 1.2 2.4 3 3.1 5.8M11.4 14c-.5 2.3-1.6 4.3-3.4 5.9M13 10.4c.9 1.4 2.1 2.2 3.7 2.5',
}
const cup: IconShape = {
  line: 'M5.2 9.2c3.6-.2 7.2-.2 10.8 0 .1 3 .1 5-.5 7.3-.4 1.6-1.5 2.5-3.2 2.6-1.1.1-2.2.1-3.3 0-1.7-.1-2.8-1-3.2-2.6-.7-2.3-.7-4.3-.6-7.3ZM16.1 10.6c1.9-.3 3.1.5 3.1 2.1 0 1.7-1.3 2.7-3.5 2.6M8.5 6.5c-.5-.9.6-1.4.1-2.5M12.3 6.5c-.5-.9.6-1.4.1-2.5',
}
const pen: IconShape = {
  line: 'M4.4 19.6c.2-1.8.6-3.4 1.2-4.9C8.7 11.5 11.9 8.3 15.2 5.2c1-.9 2.3-.9 3.3 0s1 2.3.1 3.3c-3.1 3.4-6.3 6.6-9.5 9.7-1.5.6-3 1-4.7 1.4ZM14.2 19.6h5.2',
}
const music: IconShape = {
  line: 'M9.4 17.3V6.2c3.2-.3 6.3-.9 9.3-1.9v10.9M9.4 17.3c0 1.4-1.1 2.4-2.6 2.4s-2.4-.8-2.4-2 1.1-2.2 2.6-2.2c1.4 0 2.4.7 2.4 1.8ZM18.7 15.2c0 1.4-1.1 2.4-2.6 2.4s-2.4-.8-2.4-2 1.1-2.2 2.6-2.2c1.4 0 2.4.7 2.4 1.8ZM9.4 9.8c3.2-.3 6.3-.9 9.3-1.9',
}
const bed: IconShape = {
  line: 'M3.8 18.6V6.4M3.8 16.1h16.4M20.2 18.6v-4.4c0-1.9-1-3-3-3.2-2.2-.2-4.5-.3-6.8-.3v5.2M7 10.6a1.8 1.8 0 1 0 .1 0Z',
}
const tooth: IconShape = {
  line: 'M12 6.3c-1.4-1.3-2.9-1.9-4.4-1.7-2 .3-3.2 2-3.1 4.4.1 2.3 1.2 3.6 1.6 5.8.4 2.1.5 4.7 1.9 4.8 1.7.1 1.4-5.2 4-5.2s2.3 5.3 4 5.2c1.4-.1 1.5-2.7 1.9-4.8.4-2.2 1.5-3.5 1.6-5.8.1-2.4-1.1-4.1-3.1-4.4-1.5-.2-3 .4-4.4 1.7Z',
}
const broom: IconShape = {
  line: 'M18.9 4.6c-2.2 2.6-4.1 4.9-5.9 7M9.9 10c1.9.7 3.6 2.1 4.7 3.8-1 3-3 5-6.2 6-1.9-1-3.4-2.4-4.4-4.3 2.7-.8 4.7-2.6 5.9-5.5ZM8.1 15.4c-.4 1-1 1.9-1.8 2.6',
}
const paw: IconShape = {
  line: 'M12 12.2c2.4 0 4.6 2.3 4.9 4.8.2 1.5-.8 2.6-2.2 2.5-1-.1-1.8-.6-2.7-.6s-1.7.5-2.7.6c-1.4.1-2.4-1-2.2-2.5.3-2.5 2.5-4.8 4.9-4.8ZM5.6 9.6a1.5 1.9 0 1 0 .1 0ZM9.4 4.9a1.5 2 0 1 0 .1 0ZM14.6 4.9a1.5 2 0 1 0 .1 0ZM18.4 9.6a1.5 1.9 0 1 0 .1 0Z',
}
const coin: IconShape = {
  line: 'M12 3.9a8.1 8.1 0 1 0 .1 0ZM14.9 9c-.6-1.1-1.6-1.6-2.9-1.6-1.6 0-2.8.8-2.8 2.2 0 3.1 6 1.6 6 4.7 0 1.4-1.3 2.3-3.1 2.3-1.5 0-2.7-.6-3.2-1.8M12 5.9v12.2',
}
const noSmoke: IconShape = {
  line: 'M3.9 14.4h12.4v3H3.9v-3ZM19.1 14.4v3M16.4 11.4c0-1.8-2.6-1-2.6-3M19.1 11.4c0-3.2-2.9-2.4-2.9-5.4M5 5l14 14.6',
}
const chat: IconShape = {
  line: 'M12 4.6c-4.8 0-8.3 2.9-8.3 6.9 0 2.1 1 3.9 2.7 5.2l-.6 3c1.8-.2 3.2-.8 4.2-1.6.6.1 1.3.2 2 .2 4.8 0 8.3-2.8 8.3-6.8s-3.5-6.9-8.3-6.9Z',
}
const brush: IconShape = {
  line: 'M19.4 4.7c-4.3 2.5-7.6 5.4-9.9 8.7.9.4 1.6 1.1 2 2 3.3-2.3 6-5.8 7.9-10.7ZM9.2 13.8c-2.3-.1-3.6 1-3.9 3.2-.1 1-.6 1.7-1.5 2.2 3.3 1 6.6-.1 7.3-3',
}
const carrot: IconShape = {
  line: 'M13.9 8c-3.6.4-7.2 4.7-9.4 11.3 6.6-2.2 11-5.7 11.4-9.3M13.9 8c.9-1 3-.1 2 2M14.6 8.6c0-2 .8-3.5 2.4-4.4.4 1.2.3 2.3-.3 3.4 1.1-.6 2.2-.7 3.4-.3-.9 1.6-2.4 2.4-4.4 2.4M9.2 12.4l1.4 1.3M7.4 15.4l1.3 1.2',
}

/** Icons by their stored name. */
export const HABIT_ICONS: Readonly<Record<string, IconShape>> = {
  leaf,
  sprout,
  flower,
  fern,
  sun,
  moon,
  drop,
  cup,
  carrot,
  apple: nutrition,
  walk,
  body,
  lotus: soul,
  heart,
  mind,
  bulb,
  book,
  journal,
  pen,
  brush,
  music,
  headphones,
  camera,
  people,
  chat,
  phone,
  mail,
  gift,
  bed,
  tooth,
  broom,
  garden,
  paw,
  coin,
  clock: clockFace,
  bell,
  flame,
  'no-smoke': noSmoke,
  globe,
  sparkle,
  star,
  check: habits,
}

export const iconOf = (name: string): IconShape => HABIT_ICONS[name] ?? leaf
