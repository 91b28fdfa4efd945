import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  edit: 'Edit',
  remove: 'Delete',
  route: {
    title: 'Your route',
    label: (distance: string) => `The route as a drawing on paper, ${distance} long, north at the top; start and end are marked`,
    start: 'Start',
    end: 'End',
    north: 'N',
    summary: 'Drawn from your recording alone: we asked for no map, and no one learned where you were.',
    columns: ['', 'Figure'],
    length: 'Length',
    wide: 'From west to east',
    high: 'From south to north',
  },
  facts: {
    time: 'Time',
    moving: 'Moving time',
    elapsed: 'Elapsed time',
    distance: 'Distance',
    speed: 'Average speed',
    pace: 'Average pace',
    climb: 'Elevation gain',
    pulse: 'Average heart rate',
    pulseMax: 'Maximum heart rate',
    effort: 'Effort',
    bpm: (n: string) => `${n}\u00a0bpm`,
    note: 'Note',
  },
  elevation: {
    title: 'Elevation',
    summary: (up: string, down: string) => `${up} up, ${down} down; steps under 3 m are not counted.`,
    label: 'Elevation along the way',
  },
  speed: { title: 'Speed', label: 'Speed along the way', summary: 'Smoothed over half a minute, pauses left out.' },
  pulse: { title: 'Pulse', label: 'Pulse along the way', summary: (mean: string, max: string) => `${mean} on average, ${max} at most.` },
  at: 'At',
  splits: {
    title: (unit: string) => `Splits by ${unit}`,
    km: 'kilometre',
    mi: 'mile',
    label: 'Time of each split as bars',
    columns: ['Split', 'Time', 'Pace', 'Heart rate', 'Climb'],
    summary: (fastest: string, slowest: string) => `The fastest took ${fastest}, the slowest ${slowest}, pauses left out.`,
    rest: 'rest',
  },
  zones: {
    title: 'Time in heart rate zones',
    label: 'Time in zones 1 to 5 as bars',
    zone: (n: number) => (n === 0 ? 'Below' : `Zone ${n}`),
    columns: ['Zone', 'Beats a minute', 'Time', 'Share'],
    below: (to: string) => `under ${to}`,
    between: (from: string, to: string) => `${from}–${to}`,
    above: (from: string) => `${from} and more`,
    summary: (most: string) => `Most of the time: ${most}.`,
    unknown:
      'For zones, enter your maximum heart rate under “Heart rate zones” on the cardio page, or your year of birth in Measurements under “About your body”.',
  },
  decoupling: {
    title: 'Heart and pace',
    steady: (p: string) => `Decoupling ${p}: heart and pace stayed together. You could have gone on like this for a while.`,
    some: (p: string) =>
      `Decoupling ${p}: towards the end the heart beat a little more for the same distance. That is normal on long or warm days.`,
    much: (p: string) =>
      `Decoupling ${p}: in the second half the heart beat clearly more for the same distance. Heat, thirst, hills, wind or a start that was too fast can do that.`,
    faster: (p: string) =>
      `Decoupling ${p}: in the second half each beat carried you further than in the first. A slow start, a tailwind or a downhill can do that.`,
    about:
      'Distance per heartbeat in the second half of your moving time against the first (Pa:HR, after Joe Friel). Under 5 % counts as steady.',
  },
  energy: {
    title: 'Energy above rest',
    reported: (kcal: string) => `The device or app it came from says ${kcal}. It does not tell how it worked that out.`,
    reportedWithRest: (kcal: string) => `The app it came from says ${kcal}, including what you would have used at rest.`,
    about: (kcal: string) => `About ${kcal}`,
    met: (met: string, kg: string, hours: string, kcal: string) => `By kind and pace: (${met} MET − 1) × ${kg} kg × ${hours} h = ${kcal}.`,
    metSource: (code: string) => `MET of row ${code} of the Compendium of Physical Activities, 2024 (Herrmann and others).`,
    heart: (bpm: string, kcal: string) => `By heart rate: the formula of Keytel and others (2005) at ${bpm} bpm, less rest = ${kcal}.`,
    doubt:
      'It can be a quarter more or less for one person: the figures are averages of many people. It is what you used beyond sitting still, and not a reason to move or to eat.',
    old: 'The table is based on people aged 19 to 59. For other ages it fits less well.',
    once: 'The food pages estimate what you use from your weight and meals, which already include this. It is not added there a second time.',
    noWeight: 'Log a weight in Measurements to see this. It is optional.',
  },
  files: {
    title: 'Export',
    gpx: 'GPX file',
    tcx: 'TCX file',
    fit: 'FIT file',
    hint: 'Other apps read these. They show where you were: share them with care.',
  },
  notHere: 'Session not found',
  notHereText: 'It may have been deleted, here or on another device.',
  waits: 'This session will be sent once you are online. Its details appear after that.',
}

export const detailMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
