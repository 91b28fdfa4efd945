import { outlineOf } from '#platform/web/ui/outline.tsx'
import { getDiscover } from '../contract.ts'
import { DiscoverShadow } from './DiscoverShadow.tsx'
import { discoverMessages } from './messages.ts'

const t = discoverMessages.en

export const discover = outlineOf({ wide: true, back: t.soul, title: t.title, lead: t.lead }, <DiscoverShadow />, getDiscover)
