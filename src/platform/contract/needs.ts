/** Needs by which people look for something to hear. Features say which of their things answer which; screens have the words. */
export const NEEDS = ['sleep', 'calm', 'talk', 'focus', 'morning', 'kindness', 'energy'] as const
export type Need = (typeof NEEDS)[number]
