import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { diaryCsv } from '../../contract/api.ts'
import type { NutritionSettings } from '../../contract/things.ts'
import { nutritionMessages } from '../core/messages.ts'
import type { Day } from '../data/overlay.ts'
import { addItems, saveSettings } from '../data/writing.ts'

interface DayMenuProps {
  day: LocalDay
  today: LocalDay
  before: Day | undefined
  /** Undefined until loaded. */
  settings: NutritionSettings | undefined
  onMeals: () => void
}

/** Menu for actions on a whole day, and for its display. */
export function DayMenu({ day, today, before, settings, onMeals }: DayMenuProps) {
  const t = useMessages(nutritionMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const table = async () => {
    const month = day.slice(0, 7)
    try {
      const answer = await call(diaryCsv, { query: { from: `${month}-01`, to: day > today ? day : today } })
      const { saveBlob } = await import('#platform/web/files/save-file.ts')
      saveBlob(`fernwell-food-${month}.csv`, await answer.blob())
    } catch (error) {
      toast({ title: t.csvFailed, description: (error as Error).message, tone: 'destructive' })
    }
  }
  const copied = before?.items.filter(({ state }) => state === 'eaten') ?? []
  const copyDay = () =>
    void addItems(
      client,
      copied.map((item) => ({ ...item, id: uuidv7(), day, state: day > today ? 'planned' : 'eaten' })),
    )
  return (
    <LazyMenu
      trigger={<IconButton icon={more} label={t.menu.day} />}
      entries={[
        ...(copied.length > 0 ? [{ label: t.menu.copyDay, onSelect: copyDay }] : []),
        { label: t.menu.csv, onSelect: () => void table() },
        { label: t.menu.fasting, onSelect: () => void navigate('/nutrition-analytics/fasting') },
        { label: t.menu.transfer, onSelect: () => void navigate('/nutrition-analytics/transfer') },
        ...(settings
          ? [
              { label: t.menu.meals, onSelect: onMeals },
              {
                label: settings.hidesNumbers ? t.menu.show : t.menu.hide,
                onSelect: () => void saveSettings(client, { ...settings, hidesNumbers: !settings.hidesNumbers }),
              },
              ...(settings.hidesNumbers
                ? []
                : [
                    {
                      label: settings.energyUnit === 'kcal' ? t.menu.kj : t.menu.kcal,
                      onSelect: () =>
                        void saveSettings(client, { ...settings, energyUnit: settings.energyUnit === 'kcal' ? 'kJ' : 'kcal' }),
                    },
                  ]),
            ]
          : []),
      ]}
    />
  )
}
