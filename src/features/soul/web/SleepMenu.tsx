import { audioMessages } from '#platform/web/audio/messages.ts'
import { SLEEP_MINUTES } from '#platform/web/audio/sleep-timer.ts'
import { player, usePlayer, useSleepLeft } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { sleep as moon } from '#platform/web/ui/icons/choices.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'

/** The sleep timer of the player, which ends all sounds. */
export function SleepMenu({ disabled, className }: { disabled: boolean; className?: string | undefined }) {
  const t = useMessages(audioMessages)
  const { item, sleep } = usePlayer()
  const left = useSleepLeft()
  return (
    <LazyMenu
      align="start"
      trigger={
        <Button
          kind="quiet"
          size="sm"
          icon={moon}
          disabled={disabled}
          className={className}
          aria-label={left === undefined ? t.sleep : `${t.sleep}: ${t.sleepLeft(clock(left))}`}
        >
          {left === undefined ? t.sleep : clock(left)}
        </Button>
      }
      entries={[
        ...SLEEP_MINUTES.map((minutes) => ({ label: t.sleepMinutes(minutes), onSelect: () => player.setSleep(minutes) })),
        ...(item ? [{ label: t.sleepEnd, onSelect: () => player.setSleep('end') }] : []),
        ...(sleep ? (['line', { label: t.sleepOff, onSelect: () => player.setSleep(undefined) }] as const) : []),
      ]}
    />
  )
}
