import { Provider } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

export const tooltipDelayMs = 700
export const tooltipSkipMs = 300

/** Around everything that shows tooltips: one rhythm for all of them. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      {children}
    </Provider>
  )
}
