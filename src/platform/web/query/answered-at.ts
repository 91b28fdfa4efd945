import { createContext } from 'react'

/** Epoch ms of the answer that a page was drawn from, for those parts of it that features draw. */
export const AnsweredAt = createContext(0)
