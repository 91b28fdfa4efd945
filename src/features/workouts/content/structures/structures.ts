import { liftingStructures } from './lifting.ts'
import { runningStructures } from './running.ts'
import { structure, type Structure } from './structure.ts'

/** Known ways to train, with sets and progressions as they are usually described. */
export const structures: readonly Structure[] = [
  ...liftingStructures,
  ...runningStructures,
  structure(
    'mobility',
    [0, 2, 4],
    false,
    [
      [
        'mobility',
        [
          'cat-cow 2x8-10 r15 f',
          'hip-flexor-stretch 2x30-45s r15 f',
          'ninety-ninety 2x8-10 r15 f',
          'doorway-chest-stretch 2x30-45s r15 f',
          'childs-pose 2x45-60s r15 f',
        ],
      ],
      [
        'mobility',
        [
          'worlds-greatest-stretch 2x5-8 r15 f',
          'lying-hamstring-stretch 2x30-45s r15 f',
          'figure-four-stretch 2x30-45s r15 f',
          'open-book 2x8-10 r15 f',
          'side-neck-stretch 2x20-30s r15 f',
        ],
      ],
      [
        'mobility',
        [
          'downward-dog 2x30-45s r15 f',
          'couch-stretch 2x30-45s r15 f',
          'butterfly-stretch 2x30-45s r15 f',
          'arm-circles 2x10 r15 f',
          'lying-spinal-twist 2x30-45s r15 f',
        ],
      ],
    ],
    undefined,
    60,
  ),
]
