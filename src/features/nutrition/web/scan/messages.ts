import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en as label } from '../label/messages.ts'
import type { CameraState } from './use-camera.ts'

const camera: Record<Exclude<CameraState, 'on'>, string> = {
  unknown: '',
  off: 'Hold the barcode in the frame. The picture stays on this device.',
  starting: 'The camera is starting …',
  refused: 'Camera access is blocked. You can allow it in your browser’s settings, take a picture, or type the digits.',
  absent: 'No camera found. You can use a picture or type the digits.',
  busy: 'The camera could not be started. Another app may be using it.',
  broken: 'The barcode reader could not load. It needs a connection the first time. You can always type the digits.',
}

export const en = {
  ...label.code,
  title: 'Scan a barcode',
  camera,
  useCamera: 'Use the camera',
  seen: 'Hold the barcode in the frame.',
  view: 'Camera view',
  torchOn: 'Light on',
  torchOff: 'Light off',
  picture: 'Choose or take a picture',
  digits: 'Or type the digits',
  find: 'Find',
  empty: 'Enter the digits under the bars.',
  reading: 'Looking for a barcode …',
  nothing: 'No barcode found in this picture. Close up, straight and well lit works best.',
  noPicture: 'This file could not be read as a picture.',
  another: 'Another barcode',
}

export const scanMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
