import type { CardioSession } from '../../contract.ts'
import { motionOf, type Track } from '../../engine/track.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/[^\P{Cc}\t\n\r]/gu, '')
const at = ({ startedAt }: CardioSession, t: number) => new Date(Date.parse(startedAt) + t * 1000).toISOString()

/** A recording as GPX 1.1: heart rate as Garmin's track point extension, pauses as segment breaks. Skips points without a position. */
export function asGpx(session: CardioSession, track: Track): string {
  const isStart = new Set(track.starts)
  const points = track.t.flatMap((t, index) => {
    const [lat, lon] = [track.lat?.[index], track.lon?.[index]]
    const begins = isStart.has(index) ? ['</trkseg><trkseg>'] : []
    if (lat == null || lon == null) return begins
    const ele = track.ele?.[index]
    const hr = track.hr?.[index]
    return [
      ...begins,
      `<trkpt lat="${lat}" lon="${lon}">${ele == null ? '' : `<ele>${ele}</ele>`}<time>${at(session, t)}</time>${
        hr == null ? '' : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${hr}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
      }</trkpt>`,
    ]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Fernwell" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
<trk><name>${escaped(session.name)}</name><type>${GPX_TYPES[session.kind]}</type><trkseg>
${points.join('\n')}
</trkseg></trk>
</gpx>
`
}

const GPX_TYPES: Readonly<Record<CardioSession['kind'], string>> = {
  run: 'running',
  walk: 'walking',
  ride: 'cycling',
  swim: 'swimming',
  row: 'rowing',
  hike: 'hiking',
  class: 'class',
  other: 'other',
}

/** A recording as Training Center XML with one lap; also works without positions. */
export function asTcx(session: CardioSession, track: Track): string {
  const { metres } = motionOf(track)
  const isStart = new Set(track.starts)
  const points = track.t.flatMap((t, index) => {
    const [lat, lon, ele, hr] = [track.lat?.[index], track.lon?.[index], track.ele?.[index], track.hr?.[index]]
    return [
      ...(isStart.has(index) ? ['</Track><Track>'] : []),
      [
        `<Trackpoint><Time>${at(session, t)}</Time>`,
        lat == null || lon == null
          ? ''
          : `<Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lon}</LongitudeDegrees></Position>`,
        ele == null ? '' : `<AltitudeMeters>${ele}</AltitudeMeters>`,
        metres === null ? '' : `<DistanceMeters>${Math.round(metres[index]! * 10) / 10}</DistanceMeters>`,
        hr == null ? '' : `<HeartRateBpm><Value>${hr}</Value></HeartRateBpm>`,
        '</Trackpoint>',
      ].join(''),
    ]
  })
  const sport = session.kind === 'run' ? 'Running' : session.kind === 'ride' ? 'Biking' : 'Other'
  return `<?xml version="1.0" encoding="UTF-8"?>
<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${sport}">
<Id>${session.startedAt}</Id>
<Lap StartTime="${session.startedAt}"><TotalTimeSeconds>${session.seconds}</TotalTimeSeconds><DistanceMeters>${session.metres ?? 0}</DistanceMeters>
<Intensity>Active</Intensity><TriggerMethod>Manual</TriggerMethod><Track>
${points.join('\n')}
</Track></Lap>
<Notes>${escaped(session.name || GPX_TYPES[session.kind])}</Notes>
</Activity></Activities></TrainingCenterDatabase>
`
}
