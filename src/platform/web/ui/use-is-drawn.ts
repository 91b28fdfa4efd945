import { useDeferredValue } from 'react'

/**
 * False while a component is drawn for the first time, true in a second pass that the browser may interrupt: what a screen can be read
 * without, or takes long to draw, waits for that pass.
 */
export const useIsDrawn = (): boolean => useDeferredValue(true, false)
