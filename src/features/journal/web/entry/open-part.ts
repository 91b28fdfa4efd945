/** What can be opened over an entry. */
export type OpenPart = 'reflect' | 'details' | 'history' | 'when' | 'templates' | 'recorder'
