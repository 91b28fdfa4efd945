/** Whether the person prefers reduced motion, on the device or in the settings. */
export const wantsStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduce'
