import { lazy, Suspense, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { StoredGym } from '../../contract/gyms.ts'
import { usualGym } from '../../gyms/usual.ts'
import { AddGym } from '../gyms/AddGym.tsx'
import { gymMessages } from '../gyms/messages.ts'

const GymSheet = lazy(() => import('../gyms/GymSheet.tsx').then((file) => ({ default: file.GymSheet })))

/** Asks for equipment before the first plan, because a plan for a club is useless at home. */
export function FirstPlace() {
  const t = useMessages(gymMessages)
  const { units } = useFormat()
  const [gym, setGym] = useState<StoredGym>()
  return (
    <>
      <AddGym
        isFirst
        onChoose={(kind) =>
          setGym({ ...usualGym(kind, units === 'imperial' ? 'lb' : 'kg', t.kinds[kind]), id: uuidv7(), isDefault: false })
        }
      />
      {gym && (
        <Suspense>
          <GymSheet gym={gym} isNew onClose={() => setGym(undefined)} />
        </Suspense>
      )}
    </>
  )
}
