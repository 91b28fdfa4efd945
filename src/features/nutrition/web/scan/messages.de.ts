import { de as label } from '../label/messages.de.ts'
import type { en } from './messages.ts'

export const de: typeof en = {
  ...label.code,
  title: 'Strichcode scannen',
  camera: {
    unknown: '',
    off: 'Halte den Strichcode in den Rahmen. Das Bild bleibt auf diesem Gerät.',
    starting: 'Die Kamera startet …',
    refused:
      'Der Zugriff auf die Kamera ist blockiert. Du kannst sie in den Einstellungen des Browsers erlauben, ein Bild machen oder die Ziffern tippen.',
    absent: 'Keine Kamera gefunden. Du kannst ein Bild nehmen oder die Ziffern tippen.',
    busy: 'Die Kamera ließ sich nicht starten. Vielleicht benutzt sie gerade eine andere App.',
    broken: 'Der Strichcode-Leser ließ sich nicht laden. Beim ersten Mal braucht er eine Verbindung. Die Ziffern kannst du immer tippen.',
  },
  useCamera: 'Kamera benutzen',
  seen: 'Halte den Strichcode in den Rahmen.',
  view: 'Was die Kamera sieht',
  torchOn: 'Licht an',
  torchOff: 'Licht aus',
  picture: 'Bild wählen oder machen',
  digits: 'Oder die Ziffern tippen',
  find: 'Finden',
  empty: 'Gib die Ziffern unter den Strichen ein.',
  reading: 'Der Strichcode wird gesucht …',
  nothing: 'In diesem Bild wurde kein Strichcode gefunden. Nah, gerade und bei gutem Licht geht es am besten.',
  noPicture: 'Diese Datei ließ sich nicht als Bild lesen.',
  another: 'Anderer Strichcode',
}
