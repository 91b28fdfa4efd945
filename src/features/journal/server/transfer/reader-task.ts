// Module of the child process that reads journals of other apps (see platform/server/isolation).
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { formatOf } from '../../transfer/formats.ts'
import type { Item } from '../../transfer/source.ts'
import { openDiarium } from './diarium.ts'

const weigh = (item: Item): number =>
  item.type === 'entry' ? 500 + item.body.length : item.type === 'record' && item.kind === 'entry' ? 500 + item.data.body.length : 500

export const methods = readerMethods<Item>(async (archive) => {
  const diarium = await openDiarium(archive)
  if (diarium) return diarium
  const format = await formatOf(archive)
  return format && { source: format.source, items: () => format.items(archive) }
}, weigh)
