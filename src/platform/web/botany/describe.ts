import type { Season } from '#platform/contract/seasons.ts'
import type { Species } from './grow.ts'
import { botanyMessages as english } from './messages.en.ts'
import type { BotanyMessages } from './messages.en.ts'
import type { DayTime } from './geometry/palette.ts'

const KIND: Record<Species, keyof BotanyMessages['seen']> = {
  fern: 'fern',
  birch: 'deciduous',
  oak: 'deciduous',
  willow: 'deciduous',
  maple: 'deciduous',
  hazel: 'deciduous',
  pine: 'evergreen',
  spruce: 'evergreen',
  ivy: 'evergreen',
  poppy: 'herb',
  cornflower: 'herb',
  daisy: 'herb',
  foxglove: 'herb',
  lupin: 'herb',
  bluebell: 'herb',
  mushroom: 'ground',
  moss: 'ground',
  reed: 'ground',
  grass: 'ground',
}

function fill(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => words[key] ?? whole)
}

/** One phrase for screen readers, such as “Oak in autumn, well on its way, in its autumn colours”. */
export function describePlant(plant: { species: Species; growth: number; season: Season }, messages: BotanyMessages = english): string {
  const { growth, season, species } = plant
  const stage =
    growth < 0.02
      ? 'seed'
      : growth < 0.2
        ? 'sprout'
        : growth < 0.45
          ? 'young'
          : growth < 0.75
            ? 'growing'
            : growth < 0.97
              ? 'nearly'
              : 'full'
  const name = messages.species[species]
  const words = {
    name: name[0]!.toLocaleUpperCase() + name.slice(1),
    season: messages.season[season],
    stage: messages.stage[stage],
    seen: messages.seen[KIND[species]][season],
  }
  return fill(growth < 0.6 ? messages.sentence : messages.sentenceSeen, words)
}

export function describeClearing(season: Season, time: DayTime, messages: BotanyMessages = english): string {
  return fill(messages.scene.sentence, { place: messages.scene[season], light: messages.scene[time] })
}
