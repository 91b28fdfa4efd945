/** The open dialog of a habit's page. */
export type Opened = { what: 'day'; day: string } | { what: 'edit' | 'pause' | 'remove' }
