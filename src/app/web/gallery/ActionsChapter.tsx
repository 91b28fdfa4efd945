import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { copy, download, edit, share, trash } from '#platform/web/ui/icons/actions.ts'
import { heart, heartFull } from '#platform/web/ui/icons/marks.ts'
import { arrowEnd, more, plus } from '#platform/web/ui/icons/controls.ts'
import { play } from '#platform/web/ui/icons/media.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import styles from './Gallery.module.css'

const kinds = ['primary', 'soft', 'quiet', 'destructive'] as const

export function ActionsChapter() {
  const [liked, setLiked] = useState(true)
  return (
    <Chapter id="actions" title="Things to press" lead="They stand a hair above the paper and give way under the finger.">
      <GalleryExample name="Button" use="One primary thing per screen; the rest recedes.">
        <Cluster>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind === 'destructive' ? 'Delete entry' : kind === 'primary' ? 'Begin' : kind === 'soft' ? 'Save draft' : 'Not now'}
            </Button>
          ))}
        </Cluster>
        <Cluster>
          <Button size="sm" icon={plus}>
            Small
          </Button>
          <Button icon={play}>Medium</Button>
          <Button size="lg" iconEnd={arrowEnd}>
            Large
          </Button>
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Button, at rest" use="Waiting and not yet.">
        <Cluster>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} loading>
              Saving it
            </Button>
          ))}
        </Cluster>
        <Cluster>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} disabled>
              Not yet
            </Button>
          ))}
        </Cluster>
        <Button wide>As wide as its place</Button>
      </GalleryExample>
      <GalleryExample name="Icon button">
        <Cluster>
          <IconButton icon={download} label="Download" />
          <IconButton icon={share} label="Share" kind="soft" />
          <IconButton icon={plus} label="Add" kind="primary" />
          <IconButton icon={liked ? heartFull : heart} label="Keep as favourite" pressed={liked} onClick={() => setLiked(!liked)} />
          <IconButton icon={edit} label="Edit" size="sm" kind="soft" />
          <IconButton icon={trash} label="Delete" disabled />
          <IconButton icon={play} label="Play" kind="primary" size="lg" />
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Menu and tooltip" use="Tooltips open after 700 ms, then at once within 300 ms.">
        <Cluster>
          <Menu
            align="start"
            trigger={
              <Button kind="soft" icon={more}>
                Open the menu
              </Button>
            }
            entries={[
              { label: 'Edit', icon: edit, onSelect: () => undefined },
              { label: 'Copy', icon: copy, hint: 'As plain text', onSelect: () => undefined },
              { label: 'Share', icon: share, onSelect: () => undefined, disabled: true },
              'line',
              { label: 'Delete', icon: trash, destructive: true, onSelect: () => undefined },
            ]}
          />
          <IconButton icon={download} label="Keep offline" hint="Keeps it on this device, for when there is no network" kind="soft" />
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Each area’s own" wide>
        <div className={styles.swatches}>
          {(['hub', 'journal', 'mind', 'body', 'soul', 'companion', 'garden', 'profile'] as const).map((area) => (
            <div key={area} data-area={area}>
              <Button wide>{area}</Button>
            </div>
          ))}
        </div>
      </GalleryExample>
    </Chapter>
  )
}
