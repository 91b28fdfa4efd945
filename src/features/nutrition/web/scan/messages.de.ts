import { de as label } from '../label/messages.de.ts'
import type { en } from './messages.en.ts'

export const de: typeof en = {
  ...label.code,
  title: 'Strichcode scannen',
  camera: {
    unknown: '',
    off: 'Halte die Striche in den Rahmen. Das Bild bleibt auf diesem Gerät.',
    starting: 'Die Kamera startet …',
    refused:
      'Die Kamera ist hier nicht erlaubt. Du kannst sie in den Einstellungen des Browsers erlauben, ein Bild machen oder die Ziffern tippen.',
    absent: 'Hier gibt es keine Kamera. Ein Bild oder die Ziffern tun es auch.',
    busy: 'Die Kamera ließ sich nicht starten. Vielleicht benutzt sie gerade eine andere App.',
    broken: 'Der Strichcode-Leser ließ sich nicht öffnen. Er wird einmal mit Netz geladen. Die Ziffern zu tippen geht immer.',
  },
  useCamera: 'Kamera benutzen',
  seen: 'Halte die Striche in den Rahmen.',
  view: 'Was die Kamera sieht',
  torchOn: 'Licht an',
  torchOff: 'Licht aus',
  picture: 'Bild wählen oder machen',
  digits: 'Oder die Ziffern tippen',
  find: 'Finden',
  empty: 'Bitte die Ziffern unter den Strichen.',
  reading: 'Der Strichcode wird gesucht …',
  nothing: 'In diesem Bild war kein Strichcode zu sehen. Näher, gerade und bei gutem Licht geht es am besten.',
  noPicture: 'Diese Datei ließ sich nicht als Bild lesen.',
  another: 'Anderer Strichcode',
  close: 'Schließen',
}
