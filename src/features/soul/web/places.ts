/** Reserved places while the links of Soul's home load; `src/app/web/soul-places.test.ts` compares the number with the features' links. */
export const PLACES = 7
