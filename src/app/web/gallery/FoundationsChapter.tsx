import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import shared from './Gallery.module.css'
import styles from './FoundationsChapter.module.css'

const surfaces = [
  ['paper', 'ink'],
  ['paper-raised', 'ink'],
  ['paper-sunk', 'ink-soft'],
  ['moss', 'moss-on'],
  ['moss-soft', 'moss-ink'],
  ['dawn', 'dawn-on'],
  ['dawn-soft', 'dawn-ink'],
  ['berry', 'berry-on'],
  ['berry-soft', 'berry-ink'],
] as const

const areas = ['hub', 'journal', 'mind', 'body', 'soul', 'companion', 'garden', 'habits', 'profile'] as const
const shades = ['area', 'area-mid', 'area-line'] as const
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg'] as const

export function FoundationsChapter() {
  return (
    <Chapter
      id="foundations"
      title="Paper, moss and light"
      lead="Colour says where you are. Every shade is written once, for day and for night, and each pair that carries text is tested for contrast."
    >
      <GalleryExample name="Surfaces and brand" wide>
        <div className={shared.swatches}>
          {surfaces.map(([ground, text]) => (
            <div key={ground} className={styles.swatch} style={{ background: `var(--${ground})`, color: `var(--${text})` }}>
              {ground}
            </div>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Areas" use="A page sets data-area; its pieces follow." wide>
        <div className={styles.hues}>
          {areas.map((area) => (
            <div key={area} data-area={area} className={styles.hue}>
              <span className={styles.hueName}>{area}</span>
              <span className={styles.hueDots}>
                {shades.map((shade) => (
                  <span key={shade} style={{ background: `var(--${shade})` }} />
                ))}
              </span>
            </div>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Day and night" use="Two clearings side by side, whatever the device prefers." wide>
        <div className={styles.islands}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} data-theme={theme} data-area={theme === 'dark' ? 'soul' : 'hub'} className={styles.island}>
              <p className={styles.display} style={{ fontSize: 'var(--text-2xl)' }}>
                {theme === 'dark' ? 'The forest is asleep' : 'Good morning, Mara'}
              </p>
              <p style={{ color: 'var(--ink-soft)' }}>
                {theme === 'dark'
                  ? 'Ten quiet minutes, then the light goes out by itself.'
                  : 'Three small things are waiting. None of them is in a hurry.'}
              </p>
              <Cluster>
                <Button>{theme === 'dark' ? 'Begin' : 'Write a line'}</Button>
                <Button kind="soft">Later</Button>
              </Cluster>
            </div>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Display" use="Fraunces, softened. The italic leans a little wild.">
        <div className={styles.type}>
          {sizes.map((size) => (
            <div key={size} className={styles.typeRow}>
              <span className={styles.display} style={{ fontSize: `var(--text-${size})` }}>
                A day with <em>room</em> in it
              </span>
              <code>text-{size}</code>
            </div>
          ))}
        </div>
      </GalleryExample>
      <GalleryExample name="Text" use="Source Sans 3; figures stand in columns.">
        <div className={styles.type}>
          <p>
            You wrote on four mornings this week. On two of them you mentioned the river, and both times your evening was lighter.{' '}
            <a href="#foundations">See those days</a>.
          </p>
          <p style={{ fontSize: 'var(--text-sm)', color: 'var(--ink-soft)' }}>
            Small and soft: hints, captions and times. Ångström, Łódź, Größe, “quotes”, ½ — and an <em>emphasis</em>.
          </p>
          <p style={{ fontSize: 'var(--text-xs)', color: 'var(--ink-faint)' }}>Smallest and faint: legends and axis labels.</p>
          <p className="tabular">
            11:11 · 1,111 steps
            <br />
            08:48 · 8,048 steps
          </p>
        </div>
      </GalleryExample>
      <GalleryExample name="Shape and depth" use="Three radii, the leaf, and two shadows.">
        <Cluster gap={4}>
          <div className={styles.shape} style={{ borderRadius: 'var(--radius-sm)', boxShadow: 'var(--shadow-rest)' }}>
            12, resting
          </div>
          <div className={styles.shape} style={{ borderRadius: 'var(--radius-md)', boxShadow: 'var(--shadow-rest)' }}>
            20, resting
          </div>
          <div className={styles.shape} style={{ borderRadius: 'var(--radius-lg)', boxShadow: 'var(--shadow-lift)' }}>
            28, lifted
          </div>
          <div className={styles.shape} style={{ borderRadius: 'var(--radius-leaf-lg)', boxShadow: 'var(--shadow-lift)' }}>
            leaf, lifted
          </div>
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Chip" use="A word on a leaf.">
        <Cluster gap={2}>
          <Chip>Meditation</Chip>
          <Chip tone="plain">+2 more</Chip>
          <Chip tone="dawn">New today</Chip>
          <Chip tone="moss">Kept</Chip>
          <Chip tone="berry">Paused</Chip>
          <Chip onRemove={() => undefined}>river</Chip>
        </Cluster>
      </GalleryExample>
    </Chapter>
  )
}
