import styles from './Forest.module.css'

/** The forest's distance in a few shapes: what stands there until the picture is drawn, and where none can be. */
export function ForestStill() {
  return (
    <svg className={styles.still} viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.stillFar}>
        <path d={FAR} />
      </g>
      <g className={styles.stillMid}>
        <path d={MID} />
      </g>
      <path
        className={styles.stillNear}
        d="M-10 420V372C160 352 300 366 460 360C660 352 840 370 1000 360C1090 354 1160 362 1210 358V420ZM-12 420C8 300 6 150 2 0H44C42 160 46 310 78 420ZM1130 420C1152 300 1158 150 1154 0H1200C1198 160 1206 300 1230 420Z"
      />
    </svg>
  )
}

const trunks = (xs: readonly number[], half: number, foot: number) =>
  xs.map((x) => `M${x - half * 2} ${foot}L${x - half} 0H${x + half}L${x + half * 2} ${foot}Z`).join('')
const FAR = trunks([60, 128, 190, 236, 322, 380, 452, 518, 566, 640, 704, 772, 828, 906, 960, 1042, 1096, 1150], 4, 320)
const MID = trunks([96, 268, 420, 612, 742, 880, 1010], 9, 345)
