import { crisisIn } from '#platform/care/crisis.ts'
import type { CareSign } from '#platform/web/care/CareNotice.tsx'

/** Words that grew by so many letters are new ones. */
const NEW_AFTER = 40

/**
 * What in these texts speaks of a crisis: looked at on the device, told to nobody. The ids name which text of which `opening` it was,
 * and contain nothing of it: "not now" said to one does not silence the next.
 */
export const signsIn = (opening: string, texts: readonly string[]): CareSign[] =>
  texts.flatMap((text, at) => {
    const sign = crisisIn(text)
    return sign ? [{ id: `${opening} ${at} ${sign.kind} ${Math.floor(text.length / NEW_AFTER)}`, kind: sign.kind }] : []
  })
