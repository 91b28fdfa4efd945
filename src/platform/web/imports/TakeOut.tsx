import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { TitledCard } from '../ui/TitledCard.tsx'
import styles from './FileImport.module.css'

type Props = {
  title: string
  hint: string
  /** `path`: an address of the API (`apiAddress`). */
  files: readonly { path: string; label: string }[]
}

/** The way out, beside the way in: files to save. */
export function TakeOut({ title, hint, files }: Props) {
  return (
    <TitledCard title={title} pad="lg" className={styles.part}>
      <p className={styles.soft}>{hint}</p>
      <Cluster gap={2}>
        {files.map(({ path, label }) => (
          <a key={path} href={path} download className={buttonClass({ kind: 'soft' })}>
            {label}
          </a>
        ))}
      </Cluster>
    </TitledCard>
  )
}
