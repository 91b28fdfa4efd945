import type { ComponentProps } from 'react'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { RoomTabs } from './RoomTabs.tsx'

/** The head of a nutrition page, with the tabs of all of them below. */
export function RoomHeader(props: ComponentProps<typeof PageHeader>) {
  return (
    <>
      <PageHeader {...props} />
      <RoomTabs />
    </>
  )
}
