/** Which dialog stands over a habit's page. */
export type Opened = { what: 'day'; day: string } | { what: 'edit' | 'pause' | 'remove' }
