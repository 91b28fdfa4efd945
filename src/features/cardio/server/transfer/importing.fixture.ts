import { importing } from '#testing/importing.ts'
import type { CardioImport, CardioImportChoices } from '../../contract-import.ts'
import type { TrackPoint } from '../../engine/track.ts'

export const { upload, start, undone } = importing<CardioImport, CardioImportChoices>('cardio', {
  name: 'recording.gpx',
  choices: { kind: 'other' },
})

/** A GPX file as a watch writes it. `start`: epoch milliseconds. */
export function gpxOf(
  points: readonly TrackPoint[],
  { start, name = '', type = 'running' }: { start: number; name?: string; type?: string },
): string {
  const rows = points.map(
    ({ t, lat, lon, ele, hr }) =>
      `<trkpt lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}<time>${new Date(start + t * 1000).toISOString()}</time>${
        hr === undefined ? '' : `<extensions><ns3:TrackPointExtension><ns3:hr>${hr}</ns3:hr></ns3:TrackPointExtension></extensions>`
      }</trkpt>`,
  )
  return `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:ns3="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><name>${name}</name><type>${type}</type><trkseg>${rows.join('\n')}</trkseg></trk></gpx>`
}

/** A TCX file of an indoor machine: distance and heart rate, no positions. */
export function indoorTcx(start: number, { minutes = 20, sport = 'Biking' } = {}): string {
  const rows = Array.from({ length: minutes * 12 + 1 }, (_, index) => {
    const at = new Date(start + index * 5000).toISOString()
    return `<Trackpoint><Time>${at}</Time><DistanceMeters>${index * 40}</DistanceMeters><HeartRateBpm><Value>${120 + (index % 20)}</Value></HeartRateBpm></Trackpoint>`
  })
  const id = new Date(start).toISOString()
  return `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="${sport}"><Id>${id}</Id><Lap StartTime="${id}"><TotalTimeSeconds>${minutes * 60}</TotalTimeSeconds><DistanceMeters>${minutes * 480}</DistanceMeters><Track>${rows.join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`
}
