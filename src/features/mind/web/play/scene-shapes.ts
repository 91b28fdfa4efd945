import type { GameId } from '../../games/core/catalog.ts'

/** Scenery of a game: the hue of its background (OKLCH, degrees), and shapes far and near in an image of 1000 × 600. */
export type SceneShapes = { hue: number; far: string; near: string }

/** Deterministic pseudo-random numbers from 0 to 1 (the fractional parts of a sine). */
const scatter = (n: number): number => {
  const value = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return value - Math.floor(value)
}
const many = (count: number, shape: (at: number) => string): string => Array.from({ length: count }, (_, at) => shape(at)).join('')

const ellipse = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
const ring = (x: number, y: number, rx: number, ry: number, width: number): string =>
  ellipse(x, y, rx, ry) + ellipse(x, y, rx - width, ry - width * 0.5)
/** Ground up to a height, with `count` swells. */
const ground = (y: number, swell: number, count: number): string => {
  const width = 1040 / count
  return `M-20 ${y}${many(count, (at) => `q${width / 2} ${at % 2 ? swell : -swell} ${width} 0`)}V620H-20Z`
}
const blade = (x: number, y: number, height: number, lean: number): string =>
  `M${x} ${y}q${lean / 3} ${-height * 0.6} ${lean} ${-height}q${-lean / 4} ${height * 0.5} ${-lean + 9} ${height}Z`
const grass = (y: number, height: number, count: number): string =>
  many(count, (at) =>
    blade((at + scatter(at) * 0.8) * (1000 / count), y, height * (0.6 + scatter(at + 40) * 0.6), (scatter(at + 80) - 0.5) * 70),
  )
const trunk = (x: number, width: number): string => `M${x} 620L${x + width * 0.3} 0h${width * 0.8}L${x + width * 1.4} 620Z`
const band = (y: number, height: number, from: number, to: number): string =>
  `M${from} ${y}q${(to - from) / 2} ${-height} ${to - from} 0q${-(to - from) / 2} ${height} ${from - to} 0Z`
const line = (from: number, y: number, length: number, width: number, rise: number): string =>
  `M${from} ${y}q${length / 2} ${-rise} ${length} 0v${width}q${-length / 2} ${-rise} ${-length} 0Z`
const hills = ground(560, 26, 4)
const edges = (y: number, height: number): string =>
  many(14, (at) => blade(at < 7 ? at * 16 - 10 : 900 + (at - 7) * 16, y, height * (0.5 + scatter(at) * 0.7), at < 7 ? 26 : -26))

/** A scene for each game; a phone shows its middle. All of it is darker than the stimulus, and nothing moves. */
export const SCENES: Readonly<Record<GameId, SceneShapes>> = {
  // A pond with rings on it.
  corsi: {
    hue: 206,
    far: many(5, (at) => ring(120 + at * 190, 120 + scatter(at) * 380, 90, 26, 9)),
    near: edges(610, 260) + ground(592, 10, 5),
  },
  // A clear night over hills.
  'digit-span': {
    hue: 285,
    far: many(46, (at) => ellipse(scatter(at) * 1000, scatter(at + 60) * 380, 2 + scatter(at + 9) * 3)),
    near: hills,
  },
  // Two trails into the dusk.
  'dual-n-back': {
    hue: 305,
    far: 'M250 620C420 460 240 320 400 150C416 132 432 142 418 160C290 330 480 450 370 620ZM640 620C560 480 760 360 600 170C588 154 604 146 618 162C800 350 660 470 770 620Z',
    near: hills,
  },
  // An evening sky with clouds.
  flanker: { hue: 252, far: many(6, (at) => band(90 + scatter(at) * 380, 44, at * 170 - 60, at * 170 + 190)), near: ground(576, 18, 6) },
  // A meadow at night.
  'object-tracking': { hue: 150, far: grass(620, 300, 34), near: grass(625, 150, 52) },
  // A clearing under the moon.
  'wide-look': {
    hue: 268,
    far: ring(640, 96, 62, 62, 30) + many(16, (at) => ellipse(scatter(at) * 1000, scatter(at + 7) * 200, 2.4)),
    near: trunk(-40, 60) + trunk(960, 60) + ground(584, 14, 4),
  },
  // Terraces, one above the other.
  'task-switching': { hue: 110, far: many(4, (at) => line(-20, 130 + at * 120, 1040, 26, at % 2 ? 40 : -40)), near: ground(586, 20, 7) },
  // The bark of an old tree.
  'symbol-digit': {
    hue: 62,
    far: many(
      13,
      (at) =>
        `M${at * 80 + scatter(at) * 30} -20q${30 * (scatter(at + 3) - 0.5)} 320 ${20 * (scatter(at + 5) - 0.5)} 640h${5 + scatter(at) * 7}q${-14} -320 ${6} -640Z`,
    ),
    near: 'M-20 620C100 540 160 600 300 590C460 580 560 606 700 588C840 570 920 600 1020 548V620Z',
  },
  // The floor of the forest, mossy.
  'go-no-go': { hue: 138, far: trunk(150, 34) + trunk(330, 24) + trunk(640, 26) + trunk(860, 36), near: ground(572, 40, 9) },
  // Mist between bare trunks.
  'stop-signal': {
    hue: 188,
    far: many(7, (at) => band(110 + at * 70, 34, at % 2 ? -120 : 180, at % 2 ? 760 : 1120)),
    near: trunk(-30, 44) + trunk(960, 44) + trunk(110, 16) + trunk(880, 18),
  },
  // A weave of twigs.
  matrices: {
    hue: 172,
    far: many(9, (at) => `M${at * 130 - 80} -20l260 640h8l-260 -640Z`) + many(9, (at) => `M${at * 130 + 60} -20l-260 640h8l260 -640Z`),
    near: ground(594, 12, 6),
  },
  // A river with stones at its bank.
  'mental-rotation': {
    hue: 232,
    far: line(-20, 160, 1040, 40, 60) + line(-20, 330, 1040, 60, -60),
    near: many(11, (at) => ellipse(at * 100, 604 - scatter(at) * 14, 46 + scatter(at) * 30, 26)),
  },
  // Embers over a fire that burns low.
  'lexical-decision': {
    hue: 22,
    far: many(26, (at) => ellipse(300 + scatter(at) * 400, 560 - scatter(at + 33) * 520, 2 + scatter(at + 4) * 4)),
    near: 'M260 620l420 -50l10 26l-400 50ZM320 570l420 50l-16 22l-420 -46Z' + ground(604, 8, 4),
  },
  // The sea before the sun comes up.
  'time-estimation': {
    hue: 8,
    far: many(9, (at) => line(scatter(at) * 300 - 60, 420 + at * 20, 300 + scatter(at + 2) * 500, 5, 6)),
    near: ground(590, 9, 12),
  },
}
