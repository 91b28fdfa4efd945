/** YYYY-MM-DD of the build (vite.config.ts), so that a page says in the browser what its HTML says; of today where nothing was built. */
export const BUILD_DAY: string = (import.meta.env['BUILD_DAY'] as string | undefined) ?? new Date().toISOString().slice(0, 10)
