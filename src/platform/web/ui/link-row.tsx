import { Link } from 'react-router'
import { type Messages, useMessages } from '../i18n/messages.ts'
import type { IconShape } from './icons/shape.ts'
import { ListRow } from './ListRow.tsx'

type Words = { title: string; hint: string }

type LinkRow = {
  to: string
  icon: IconShape
  messages: Messages<Words> | Messages<Pick<Words, 'title'>>
  as?: 'li'
  /** Leaves out the hint. */
  isShort?: boolean
}

/** Makes a row of a list that several features fill: it leads to a page of one of them, and says the title and the hint of its messages. */
export const linkRow = ({ to, icon, messages, as, isShort = false }: LinkRow) =>
  function Row() {
    const { title, hint }: Partial<Words> = useMessages(messages as Messages<Words>)
    return (
      <ListRow {...(as && { as })} icon={icon} title={title} hint={isShort ? undefined : hint} link={<Link to={to} viewTransition />} />
    )
  }
