import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { crisisIn } from '#platform/care/crisis.ts'
import { CareNotice, type CareSign } from '#platform/web/care/CareNotice.tsx'
import type { Turn } from './agent/turn.ts'

/** Words that grew by so many letters are new ones. */
const NEW_AFTER = 40

/** Help, where words ask for it: at every letter, before anything is read, and for as long as what was said stands here. */
export function CareWatch({ typed, turns }: { typed: string; turns: readonly Turn[] }) {
  const [opening] = useState(() => uuidv7())
  const sign = crisisIn(typed)
  const signs: CareSign[] = turns.flatMap(({ id, answer }) =>
    answer.kind === 'care' ? [{ id: `${opening} ${id}`, kind: answer.crisis }] : [],
  )
  if (sign) signs.push({ id: `${opening} typed ${sign.kind} ${Math.floor(typed.length / NEW_AFTER)}`, kind: sign.kind })
  return <CareNotice signs={signs} texts={[typed, ...turns.map(({ heard }) => heard)]} />
}
