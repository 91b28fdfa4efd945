import * as actions from '#platform/web/ui/icons/actions.ts'
import * as capture from '#platform/web/ui/icons/capture.ts'
import * as choices from '#platform/web/ui/icons/choices.ts'
import * as subjects from '#platform/web/ui/icons/subjects.ts'
import * as controls from '#platform/web/ui/icons/controls.ts'
import * as marks from '#platform/web/ui/icons/marks.ts'
import * as media from '#platform/web/ui/icons/media.ts'
import * as places from '#platform/web/ui/icons/places.ts'
import * as things from '#platform/web/ui/icons/things.ts'
import * as tools from '#platform/web/ui/icons/tools.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import styles from './IconsChapter.module.css'

const groups = {
  Places: places,
  Media: media,
  Capture: capture,
  Controls: controls,
  Actions: actions,
  Marks: marks,
  Tools: tools,
  Things: things,
  Choices: choices,
  Subjects: subjects,
}

export function IconsChapter() {
  return (
    <Chapter
      id="icons"
      title="Small drawings"
      lead="One pen, 24 pixels, never quite straight. Import the one you need by name; the rest stays out of the bundle."
    >
      {Object.entries(groups).map(([name, group]) => (
        <GalleryExample key={name} name={name} wide>
          <div className={styles.icons}>
            {Object.entries(group).map(([icon, shape]) => (
              <div key={icon} className={styles.icon}>
                <Icon of={shape} size={28} />
                {icon}
              </div>
            ))}
          </div>
        </GalleryExample>
      ))}
    </Chapter>
  )
}
