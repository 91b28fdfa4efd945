import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyDialog } from '#platform/web/ui/LazyDialog.tsx'
import styles from './Generator.module.css'
import { generatorMessages } from './messages.ts'

type Props = { isOpen: boolean; onClose: () => void; onAnswer: (answer: 'no' | 'gentle' | 'anyway') => void }

/** Short questions before hard training, modelled on the PAR-Q+ in our own words. Only the outcome is stored. */
export function ScreeningDialog({ isOpen, onClose, onAnswer }: Props) {
  const { screening: t } = useMessages(generatorMessages)
  const [hasYes, setYes] = useState(false)
  return (
    <LazyDialog
      open={isOpen}
      onClose={() => {
        setYes(false)
        onClose()
      }}
      title={t.title}
      description={hasYes ? t.yesText : t.lead}
      actions={
        hasYes ? (
          <>
            <Button kind="quiet" onClick={() => onAnswer('anyway')}>
              {t.anyway}
            </Button>
            <Button onClick={() => onAnswer('gentle')}>{t.gentle}</Button>
          </>
        ) : (
          <>
            <Button kind="soft" onClick={() => setYes(true)}>
              {t.yes}
            </Button>
            <Button onClick={() => onAnswer('no')}>{t.no}</Button>
          </>
        )
      }
    >
      {!hasYes && (
        <ol className={styles.questions}>
          {t.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      )}
    </LazyDialog>
  )
}
