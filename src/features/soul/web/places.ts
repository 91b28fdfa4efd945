/** So many places are kept free while the links of Soul's home arrive; `src/app/web/soul-places.test.ts` counts what the features give. */
export const PLACES = 7
