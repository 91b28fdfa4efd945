/** YYYY-MM-DD of the build (vite.config.ts), so that HTML and browser agree; today if nothing was built. */
export const BUILD_DAY: string = (import.meta.env['BUILD_DAY'] as string | undefined) ?? new Date().toISOString().slice(0, 10)
