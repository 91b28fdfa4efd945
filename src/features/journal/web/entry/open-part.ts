/** Sheets and dialogs that can open over an entry. */
export type OpenPart = 'reflect' | 'details' | 'history' | 'when' | 'templates' | 'recorder'
