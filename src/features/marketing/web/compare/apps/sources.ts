import { CHECKED_ON, type Source } from '../core/fact.ts'

// Records of the owners' pages by third parties, each with the day on which they were made.
export const MURPH: Source = {
  by: 'its own pages, as recorded by Murph',
  url: 'https://github.com/cobuildwithus/murph',
  readOn: '2026-08-30',
  grade: 'S2',
}
export const APP_STORE: Source = { by: 'its App Store page and policies, as recorded by others', readOn: '2026-10-04', grade: 'S2' }
export const ISOFIT: Source = { by: 'its own pages, as recorded by Isofit', readOn: '2026-09-19', grade: 'S2' }
export const GOOGLE_PLAY: Source = { by: 'its Google Play page, as recorded by IronBuddy', readOn: '2026-10-06', grade: 'S2' }
export const JACKED: Source = {
  by: 'its own pages, as recorded by jacked.coach',
  url: 'https://jacked.coach/hevy-vs-strong',
  readOn: '2026-10-05',
  grade: 'S2',
}
export const US_STORE: Source = { by: 'its page in the US store, as recorded by others', readOn: '2026-03-01', grade: 'S2' }
export const APPLE_INDEX: Source = {
  by: 'Apple’s app index, as recorded by Selftend',
  url: 'https://github.com/selftend/selftend',
  readOn: '2026-09-04',
  grade: 'S2',
}

/** The owner's own text; a published copy was read when all facts were checked. */
export const ownText = (by: string, url?: string): Source => ({ by, ...(url && { url }), readOn: CHECKED_ON, grade: 'S1' })
