import { useState } from 'react'
import { clock } from '#platform/web/i18n/clock.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { CalendarHeatmap } from '#platform/web/ui/CalendarHeatmap.tsx'
import type { HeatLevel } from '#platform/web/ui/HeatWeek.tsx'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { back15, forward15, pause, play } from '#platform/web/ui/icons/media.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { journal, soul } from '#platform/web/ui/icons/places.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { type Mood, MoodFace, moods } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Sparkline } from '#platform/web/ui/Sparkline.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import shared from './Gallery.module.css'
import styles from './DataChapter.module.css'

const week = [34, 52, 0, 61, 45, 88, 72]
const nights = [6.2, 7.1, 6.8, 5.9, 6.4, 7.4, 7.9, 7.2, 6.9, 7.6, 8.1, 7.8, 8, 8.2]

/** A made-up year that looks like a real one: quiet stretches, busy ones, more on weekends. */
function levelOf(day: string): HeatLevel {
  const at = Date.parse(day) / 86_400_000
  const wave = Math.sin(at / 23) + Math.sin(at / 7.1) * 0.6 + Math.sin(at * 1.93) * 0.9
  return Math.max(0, Math.min(4, Math.round(wave * 1.4 + 1))) as HeatLevel
}

export function DataChapter() {
  const format = useFormat()
  const [mood, setMood] = useState<Mood>()
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(36.4)
  const [on, setOn] = useState(true)
  const duration = 742
  return (
    <Chapter id="data" title="What grew" lead="Totals before streaks. A missed day is a rest, drawn as a seed and not as a hole.">
      <GalleryExample name="Mood" use="Each weather has its own outline, face, name and colour." wide>
        <Card className={shared.fill} data-area="journal">
          <MoodPicker label="How is the weather inside?" value={mood} onChange={setMood} />
        </Card>
        <Cluster>
          {moods.map((one) => (
            <MoodFace key={one} mood={one} size={32} />
          ))}
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Stat and sparkline" wide>
        <Grid className={shared.fill} min="12rem">
          <Card data-area="soul">
            <Stat
              label="Time listened"
              value={format.number(1284)}
              unit="min"
              hint="38 more than last month"
              chart={<Sparkline values={week} label="Minutes on seven days, lately more" />}
            />
          </Card>
          <Card data-area="body">
            <Stat
              label="Lifted"
              value={format.quantityNumber('weight', 4120, 0)}
              unit={format.unitLabel('weight')}
              hint="in five workouts"
              chart={<Sparkline values={[3, 4, 4, 6, 5, 7, 9]} label="Rising" />}
            />
          </Card>
          <Card data-area="mind">
            <Stat
              label="Sleep"
              value={format.number(7.4)}
              unit="h"
              hint="the last fourteen nights"
              chart={<Sparkline values={nights} label="Sleep, lately more" />}
            />
          </Card>
        </Grid>
      </GalleryExample>
      <GalleryExample name="Cards" wide>
        <Grid className={shared.fill}>
          <Card data-area="journal">
            <h3>
              <a className={stretchedClass} href="#data">
                Write one line
              </a>
            </h3>
            <p>Pressed anywhere, it opens; under the pointer it lifts.</p>
          </Card>
          <Card look="tinted" data-area="soul">
            <h3>Evening rain</h3>
            <p>Tinted with its area’s hue.</p>
          </Card>
          <Card look="sunk">
            <h3>A quiet corner</h3>
            <p>Sunk into the paper, for what matters less.</p>
          </Card>
        </Grid>
      </GalleryExample>
      <GalleryExample name="List row">
        <Card pad="none" className={shared.fill}>
          <ListRow icon={journal} title="Morning pages" hint="Today, 06:48" link={<a href="#data" />} />
          <ListRow icon={soul} title="Rain on leaves" hint="12 min" trailing={<IconButton icon={heart} label="Keep as favourite" />} />
          <ListRow
            icon={book}
            title="Weekly letter"
            trailing={<Switch label="Weekly letter" labelHidden checked={on} onChange={setOn} />}
          />
          <ListRow leading={<MoodFace mood={4} size={42} />} title="Friday" hint="“The light on the river”" trailing="1,204" />
        </Card>
      </GalleryExample>
      <GalleryExample name="Audio controls" use="The seek slider moves in tenths of a percent.">
        <Card className={shared.fill} data-area="soul">
          <div className={styles.player}>
            <h3>Rain on leaves</h3>
            <Slider
              label="Position"
              look="thin"
              step={0.1}
              value={at}
              onChange={setAt}
              valueText={`${clock((at / 100) * duration)} of ${clock(duration)}`}
            />
            <div className={styles.playerTimes}>
              <span>{clock((at / 100) * duration)}</span>
              <span>{clock(duration)}</span>
            </div>
            <div className={styles.transport}>
              <IconButton icon={timer} label="Sleep timer" />
              <IconButton icon={back15} label="Back 15 seconds" />
              <IconButton
                icon={playing ? pause : play}
                label={playing ? 'Pause' : 'Play'}
                kind="primary"
                size="lg"
                onClick={() => setPlaying(!playing)}
              />
              <IconButton icon={forward15} label="Forward 15 seconds" />
              <IconButton icon={heart} label="Keep as favourite" />
            </div>
          </div>
        </Card>
      </GalleryExample>
      <GalleryExample name="Chart frame" use="Every picture also as a table.">
        <Card className={shared.fill} data-area="body">
          <ChartFrame
            title="Moving, this week"
            summary="352 minutes; Saturday was the longest."
            columns={['Day', 'Minutes']}
            rows={week.map((minutes, index) => [format.localDay(`2026-11-${16 + index}`, 'weekday'), minutes])}
          >
            <div className={styles.bars} aria-hidden="true">
              {week.map((minutes, index) => (
                // oxlint-disable-next-line no-array-index-key -- seven fixed days
                <span key={index} style={{ blockSize: `${Math.max(3, minutes)}%` }} />
              ))}
            </div>
          </ChartFrame>
        </Card>
      </GalleryExample>
      <GalleryExample name="Calendar heat map" use="A seed for a rest, a leaf for a day of care." wide>
        <Card className={shared.fill} data-area="garden">
          <CalendarHeatmap
            label="Days of care in the last year; arrow keys walk from day to day"
            from="2025-11-22"
            to="2026-11-21"
            levelOf={levelOf}
            describe={(day) => `${format.localDay(day, 'long')}: ${levelOf(day) * 9} minutes`}
            onPick={() => undefined}
          />
        </Card>
      </GalleryExample>
    </Chapter>
  )
}
