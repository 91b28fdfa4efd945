import { useId } from 'react'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import styles from './FileImport.module.css'

type Props = {
  title: string
  hint: string
  /** `path`: an address of the API (`apiAddress`). */
  files: readonly { path: string; label: string }[]
}

/** The way out, beside the way in: files to save. */
export function TakeOut({ title, hint, files }: Props) {
  const heading = useId()
  return (
    <Card as="section" pad="lg" className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className={styles.soft}>{hint}</p>
      <Cluster gap={2}>
        {files.map(({ path, label }) => (
          <a key={path} href={path} download className={buttonClass({ kind: 'soft' })}>
            {label}
          </a>
        ))}
      </Cluster>
    </Card>
  )
}
