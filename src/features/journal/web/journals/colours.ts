import type { JournalData } from '../../contract/records.ts'

/** A journal's colour is the hue of an area: what stands in its `data-area` takes its shades. */
const areas: Record<JournalData['colour'], string> = {
  amber: 'journal',
  moss: 'hub',
  fern: 'garden',
  lake: 'mind',
  dusk: 'soul',
  rose: 'companion',
  clay: 'body',
  stone: 'profile',
}

export const areaOf = (colour: JournalData['colour']): string => areas[colour]
