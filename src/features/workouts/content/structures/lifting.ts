import { every, structure, week, type Structure } from './structure.ts'

/** Ways to lift, with and without equipment. */
export const liftingStructures: readonly Structure[] = [
  structure('full-body-2', [0, 3], false, [
    [
      'full-a',
      [
        'barbell-back-squat 3x6-10 r150',
        'barbell-bench-press 3x6-10 r150',
        'barbell-row 3x8-12 r120',
        'dumbbell-lateral-raise 2x10-15 r60',
        'plank 3x30-60s r60',
      ],
    ],
    [
      'full-b',
      [
        'barbell-deadlift 3x5-8 r180',
        'barbell-overhead-press 3x6-10 r150',
        'lat-pulldown 3x8-12 r120',
        'dumbbell-bulgarian-split-squat 2x8-12 r90',
        'hanging-leg-raise 3x8-15 r60',
      ],
    ],
  ]),
  structure('full-body-3', [0, 2, 4], false, [
    [
      'full-a',
      [
        'barbell-back-squat 3x6-10 r150',
        'barbell-bench-press 3x6-10 r150',
        'seated-cable-row 3x8-12 r90',
        'dumbbell-curl 2x10-15 r60',
        'plank 3x30-60s r60',
      ],
    ],
    [
      'full-b',
      [
        'barbell-romanian-deadlift 3x8-10 r150',
        'barbell-overhead-press 3x6-10 r150',
        'lat-pulldown 3x8-12 r90',
        'dumbbell-calf-raise 3x10-15 r60',
        'cable-pallof-press 2x10-12 r60',
      ],
    ],
    [
      'full-c',
      [
        'leg-press 3x8-12 r120',
        'dumbbell-incline-press 3x8-12 r120',
        'dumbbell-row 3x8-12 r90',
        'seated-leg-curl 3x10-15 r75',
        'dumbbell-lateral-raise 3x10-15 r60',
      ],
    ],
  ]),
  structure(
    'upper-lower',
    [0, 1, 3, 4],
    true,
    [
      [
        'upper-a',
        [
          'barbell-bench-press 4x5-8 r150',
          'barbell-row 4x6-10 r120',
          'dumbbell-overhead-press 3x8-12 r90',
          'lat-pulldown 3x8-12 r90',
          'rope-pushdown 2x10-15 r60',
          'dumbbell-curl 2x10-15 r60',
        ],
      ],
      [
        'lower-a',
        [
          'barbell-back-squat 4x5-8 r180',
          'barbell-romanian-deadlift 3x8-10 r150',
          'dumbbell-lunge 2x8-12 r90',
          'seated-leg-curl 3x10-15 r75',
          'standing-calf-raise-machine 4x8-12 r60',
        ],
      ],
      [
        'upper-b',
        [
          'pull-up 4x4-10 r150',
          'dumbbell-incline-press 4x8-12 r90',
          'seated-cable-row 3x8-12 r90',
          'dumbbell-lateral-raise 3x10-15 r60',
          'hammer-curl 2x10-15 r60',
          'dumbbell-overhead-extension 2x10-15 r60',
        ],
      ],
      [
        'lower-b',
        [
          'barbell-deadlift 3x4-6 r180',
          'leg-press 3x8-12 r120',
          'barbell-hip-thrust 3x8-12 r90',
          'leg-extension 2x10-15 r60',
          'hanging-leg-raise 3x8-15 r60',
        ],
      ],
    ],
    every(8, [0, 1, 2, 3], 4),
  ),
  structure(
    'push-pull-legs',
    [0, 1, 2, 3, 4, 5],
    true,
    [
      [
        'push',
        [
          'barbell-bench-press 4x5-8 r150',
          'dumbbell-overhead-press 3x8-12 r90',
          'dumbbell-incline-press 3x8-12 r90',
          'dumbbell-lateral-raise 3x12-15 r60',
          'rope-pushdown 3x10-15 r60',
        ],
      ],
      [
        'pull',
        [
          'barbell-row 4x6-10 r120',
          'lat-pulldown 3x8-12 r90',
          'seated-cable-row 3x8-12 r90',
          'cable-face-pull 3x12-15 r60',
          'dumbbell-curl 3x10-15 r60',
        ],
      ],
      [
        'legs',
        [
          'barbell-back-squat 4x5-8 r180',
          'barbell-romanian-deadlift 3x8-10 r150',
          'leg-press 3x10-12 r90',
          'seated-leg-curl 3x10-15 r75',
          'standing-calf-raise-machine 4x8-12 r60',
        ],
      ],
    ],
    every(8, [0, 1, 2, 0, 1, 2], 4),
  ),
  structure(
    'linear-5x5',
    [0, 2, 4],
    true,
    [
      ['full-a', ['barbell-back-squat 5x5 r180 l2.5', 'barbell-bench-press 5x5 r180 l2.5', 'barbell-row 5x5 r180 l2.5']],
      ['full-b', ['barbell-back-squat 5x5 r180 l2.5', 'barbell-overhead-press 5x5 r180 l2.5', 'barbell-deadlift 1x5 r180 l5']],
    ],
    Array.from({ length: 12 }, (_, at) => week(at % 2 === 0 ? [0, 1, 0] : [1, 0, 1])),
  ),
  structure(
    'wave',
    [0, 1, 3, 4],
    true,
    [
      [
        'upper-a',
        ['barbell-overhead-press 3x5 r180 w', 'dumbbell-bench-press 4x8-12 r90', 'dumbbell-row 4x8-12 r90', 'plank 3x30-60s r60'],
      ],
      ['lower-a', ['barbell-deadlift 3x5 r180 w', 'leg-press 4x8-12 r120', 'hanging-leg-raise 4x8-15 r60']],
      [
        'upper-b',
        ['barbell-bench-press 3x5 r180 w', 'dumbbell-overhead-press 4x8-12 r90', 'chin-up 4x4-10 r120', 'cable-face-pull 3x12-15 r60'],
      ],
      [
        'lower-b',
        [
          'barbell-back-squat 3x5 r180 w',
          'barbell-romanian-deadlift 4x8-10 r120',
          'seated-leg-curl 3x10-15 r75',
          'cable-pallof-press 3x10-12 r60',
        ],
      ],
    ],
    every(12, [0, 1, 2, 3]),
  ),
  structure(
    'hypertrophy',
    [0, 1, 2, 4, 5],
    true,
    [
      [
        'upper-a',
        [
          'dumbbell-bench-press 4x8-12 r90',
          'seated-cable-row 4x8-12 r90',
          'machine-shoulder-press 3x8-12 r90',
          'lat-pulldown 3x8-12 r90',
          'dumbbell-lateral-raise 3x12-15 r60',
          'cable-curl 3x10-15 r60',
        ],
      ],
      [
        'lower-a',
        [
          'hack-squat-machine 4x8-12 r120',
          'barbell-romanian-deadlift 4x8-12 r120',
          'leg-extension 3x10-15 r60',
          'seated-leg-curl 3x10-15 r60',
          'standing-calf-raise-machine 4x10-15 r60',
        ],
      ],
      [
        'push',
        [
          'barbell-incline-press 4x8-12 r90',
          'dumbbell-seated-press 3x8-12 r90',
          'pec-deck 3x10-15 r60',
          'cable-lateral-raise 3x12-15 r60',
          'rope-pushdown 3x10-15 r60',
        ],
      ],
      [
        'pull',
        [
          'lat-pulldown 4x8-12 r90',
          'machine-row 4x8-12 r90',
          'machine-reverse-fly 3x12-15 r60',
          'ez-curl 3x8-12 r60',
          'hammer-curl 2x10-15 r60',
        ],
      ],
      [
        'legs',
        [
          'leg-press 4x8-12 r120',
          'barbell-hip-thrust 3x8-12 r90',
          'lying-leg-curl 3x10-15 r60',
          'seated-calf-raise-machine 4x10-15 r60',
          'cable-crunch 3x10-15 r60',
        ],
      ],
    ],
    every(8, [0, 1, 2, 3, 4], 4),
  ),
  structure('novice-dumbbells', [0, 2, 4], false, [
    ['full-a', ['dumbbell-goblet-squat 3x8-12 r75', 'dumbbell-bench-press 3x8-12 r75', 'dumbbell-row 3x8-12 r75', 'dead-bug 2x8-12 r45']],
    [
      'full-b',
      [
        'dumbbell-romanian-deadlift 3x8-12 r90',
        'dumbbell-seated-press 3x8-12 r75',
        'dumbbell-incline-row 3x8-12 r75',
        'farmers-walk-dumbbell 3x20-40m r60',
      ],
    ],
    [
      'full-c',
      ['dumbbell-reverse-lunge 3x8-12 r75', 'dumbbell-incline-press 3x8-12 r75', 'dumbbell-curl 2x10-15 r60', 'side-plank 2x20-40s r45'],
    ],
  ]),
  structure('bodyweight', [0, 2, 4], false, [
    [
      'full-a',
      [
        'bodyweight-squat 3x10-20 r60',
        'incline-push-up 3x6-15 r75',
        'inverted-row 3x6-12 r75',
        'glute-bridge 3x10-20 r60',
        'plank 3x20-60s r45',
      ],
    ],
    [
      'full-b',
      [
        'bodyweight-reverse-lunge 3x8-15 r60',
        'push-up 3x5-15 r75',
        'chin-up 3x2-8 r120',
        'bodyweight-calf-raise 3x12-20 r45',
        'side-plank 2x20-40s r45',
      ],
    ],
    [
      'full-c',
      [
        'bodyweight-bulgarian-split-squat 3x6-12 r75',
        'triceps-dip 3x4-12 r90',
        'inverted-row 3x6-15 r75',
        'lying-leg-raise 3x8-15 r45',
        'bird-dog 2x8-12 r30',
      ],
    ],
  ]),
  structure('kettlebell', [0, 2, 4], true, [
    [
      'full-a',
      ['kettlebell-swing 5x10-15 r60', 'kettlebell-goblet-squat 3x8-12 r75', 'kettlebell-press 3x5-8 r75', 'kettlebell-row 3x8-12 r60'],
    ],
    [
      'full-b',
      [
        'turkish-get-up 4x1-3 r75',
        'kettlebell-clean 3x6-10 r75',
        'kettlebell-reverse-lunge 3x6-10 r75',
        'farmers-walk-kettlebell 3x20-40m r60',
      ],
    ],
    [
      'full-c',
      ['kettlebell-swing 6x10-15 r60', 'kettlebell-clean-and-press 4x4-8 r90', 'kettlebell-deadlift 3x8-12 r90', 'plank 3x30-60s r45'],
    ],
  ]),
  structure(
    'hotel-room',
    [0, 2, 4],
    false,
    [
      ['full-a', ['bodyweight-split-squat 3x8-15 r45', 'push-up 3x6-15 r45', 'glute-bridge 3x12-20 r30', 'plank 3x30-60s r30']],
      [
        'full-b',
        [
          'bodyweight-reverse-lunge 3x8-15 r45',
          'knee-push-up 3x8-20 r45',
          'bird-dog 3x8-12 r30',
          'side-plank 2x20-45s r30',
          'childs-pose 2x30-45s r10 f',
        ],
      ],
    ],
    Array.from({ length: 4 }, (_, at) => week(at % 2 === 0 ? [0, 1, 0] : [1, 0, 1])),
    120,
  ),
  structure(
    'twenty-minutes',
    [0, 2, 4],
    false,
    [
      ['full-a', ['dumbbell-goblet-squat 3x10-12 r45', 'push-up 3x6-15 r45', 'dumbbell-row 3x8-12 r45']],
      ['full-b', ['dumbbell-romanian-deadlift 3x8-12 r90', 'dumbbell-overhead-press 3x8-12 r45', 'plank 3x30-45s r30']],
    ],
    Array.from({ length: 8 }, (_, at) => week(at % 2 === 0 ? [0, 1, 0] : [1, 0, 1])),
    120,
  ),
  structure(
    'over-60',
    [0, 3],
    false,
    [
      [
        'full-a',
        [
          'chair-squat 3x8-12 r90',
          'wall-push-up 3x8-15 r75',
          'band-pull-apart 3x10-15 r60',
          'bodyweight-calf-raise 3x10-15 r60',
          'marching-in-place 3x30-60s r45',
          'hip-flexor-stretch 2x30s r10 f',
        ],
      ],
      [
        'full-b',
        [
          'bodyweight-step-up 3x6-10 r90',
          'incline-push-up 3x6-12 r75',
          'seated-cable-row 3x8-12 r75',
          'bird-dog 2x6-10 r45',
          'farmers-walk-dumbbell 3x20-40m r60',
          'wall-calf-stretch 2x30s r10 f',
        ],
      ],
    ],
    every(12, [0, 1]),
  ),
]
