import type { CustomMeditation } from '#platform/web/audio/items.ts'
import type { z } from 'zod'
import type { Playable } from '../../contract.ts'
import type { Category } from '../../core/categories.ts'

export const PAGE = '/personal-meditations-customized'
export const pageOfMeditation = (id: string): string => `${PAGE}?meditation=${encodeURIComponent(id)}`

export type AnyMeditation = z.infer<typeof Playable>

export const hasSound = ({ combinedAudioUrl, scriptAudioUrl }: Pick<AnyMeditation, 'combinedAudioUrl' | 'scriptAudioUrl'>): boolean =>
  combinedAudioUrl !== null || scriptAudioUrl !== null

/** A meditation as an item of the player, with the names of its categories. */
export function itemOf(meditation: AnyMeditation, names: Readonly<Record<Category, string>>): CustomMeditation {
  const { id, title, description, combinedAudioUrl, scriptAudioUrl, duration, username, categories, tags } = meditation
  return {
    kind: 'customMeditation',
    id,
    title,
    description,
    combinedAudioUrl,
    scriptAudioUrl,
    duration,
    username,
    categories: categories.map((category) => names[category]),
    tags,
    page: pageOfMeditation(id),
  }
}
