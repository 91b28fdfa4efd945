import { beforeSignOut } from '../session/session.ts'
import { attachMediaSession } from './media-session.ts'
import { loadedItem, setLoadedItem } from './loaded-item.ts'
import { Player } from './player.ts'
import { elementPort } from './port.ts'
import { playbackOf } from './sources.ts'

/** The one player of this page. Import it from a page's own chunk: the first screen of a visitor needs no player. */
export const player = new Player(elementPort(), playbackOf)

player.subscribe(() => {
  const { item } = player.state()
  if (item !== loadedItem()) setLoadedItem(item)
})
attachMediaSession(player)

// The last update goes out while there is still someone to count it for.
beforeSignOut((expired) => player.stop({ silently: expired }))

const leave = () => player.leave()
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') leave()
})
addEventListener('pagehide', leave)
document.addEventListener('freeze', leave)
