import type { JournalData } from '../../contract/records.ts'

/** Maps a journal's colour to the area with that hue: elements with its `data-area` get its shades. */
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
