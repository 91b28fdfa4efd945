import { en as label } from '../label/messages.en.ts'
import type { CameraState } from './use-camera.ts'

const camera: Record<Exclude<CameraState, 'on'>, string> = {
  unknown: '',
  off: 'Hold the bars into the frame. The picture stays on this device.',
  starting: 'The camera is starting …',
  refused: 'The camera is not allowed here. You can allow it in your browser’s settings, or take a picture, or type the digits.',
  absent: 'There is no camera to be had here. A picture or the digits do as well.',
  busy: 'The camera could not be started. Another app may be using it.',
  broken: 'The barcode reader could not be opened. It is loaded with the network once. Typing the digits always works.',
}

export const en = {
  ...label.code,
  title: 'Scan a barcode',
  camera,
  useCamera: 'Use the camera',
  seen: 'Hold the bars into the frame.',
  view: 'Camera view',
  torchOn: 'Light on',
  torchOff: 'Light off',
  picture: 'Choose or take a picture',
  digits: 'Or type the digits',
  find: 'Find it',
  empty: 'The digits under the bars, please.',
  reading: 'Looking for a barcode …',
  nothing: 'No barcode was seen in this picture. Closer, straight and well lit works best.',
  noPicture: 'This file could not be read as a picture.',
  another: 'Another barcode',
  close: 'Close',
}
