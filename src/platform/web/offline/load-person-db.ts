/** The person's own database on this device, fetched when the page is drawn: a first screen does not wait for a way to keep it. */
export const loadPersonDb = () => import('./person-db.ts')
