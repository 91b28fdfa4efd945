import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { crisisIn } from '#platform/care/crisis.ts'
import { CareNotice, type CareSign } from '#platform/web/care/CareNotice.tsx'
import type { Turn } from './agent/turn.ts'

/** Text that grew by this many letters counts as new. */
const NEW_AFTER = 40

/** Shows help where words ask for it: on every letter, before anything is interpreted, and while a turn with care is on the page. */
export function CareWatch({ typed, turns }: { typed: string; turns: readonly Turn[] }) {
  const [opening] = useState(() => uuidv7())
  const sign = crisisIn(typed)
  const signs: CareSign[] = turns.flatMap(({ id, answer }) =>
    answer.kind === 'care' ? [{ id: `${opening} ${id}`, kind: answer.crisis }] : [],
  )
  if (sign) signs.push({ id: `${opening} typed ${sign.kind} ${Math.floor(typed.length / NEW_AFTER)}`, kind: sign.kind })
  return <CareNotice signs={signs} texts={[typed, ...turns.map(({ heard }) => heard)]} />
}
