import { download } from '#platform/web/ui/icons/actions.ts'
import { profile } from '#platform/web/ui/icons/places.ts'
import { info } from '#platform/web/ui/icons/controls.ts'
import { device, leaf, lock, sun } from '#platform/web/ui/icons/things.ts'
import type { SectionInfo } from '#platform/web/ui/Section.tsx'

export type SectionId = 'appearance' | 'account' | 'security' | 'devices' | 'features' | 'data' | 'about'

/** In the order of the page. The id is the fragment of the section's address. */
export const sections = {
  appearance: { id: 'appearance', icon: sun },
  account: { id: 'account', icon: profile },
  security: { id: 'security', icon: lock },
  devices: { id: 'devices', icon: device },
  features: { id: 'features', icon: leaf },
  data: { id: 'data', icon: download },
  about: { id: 'about', icon: info },
} as const satisfies { [Id in SectionId]: SectionInfo & { id: Id } }
