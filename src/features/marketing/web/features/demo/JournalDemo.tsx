import { useEffect, useState } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { type Mood } from '#platform/web/ui/MoodFace.tsx'
import { MoodPicker } from '#platform/web/ui/MoodPicker.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import mini from '../../minis/Miniature.module.css'
import { wordsIn } from '../../minis/words-in.ts'
import styles from './Demo.module.css'
import { sealed } from './sealed.ts'

/** A text field, and the sealed bytes that a copied disk would show of it. Nothing is sent or stored. */
export function JournalDemo() {
  const [mood, setMood] = useState<Mood>()
  const [text, setText] = useState('')
  const [seal, setSeal] = useState('')
  const words = wordsIn(text)
  useEffect(() => {
    let isOld = false
    void sealed(text).then((bytes) => {
      if (!isOld) setSeal(bytes)
    })
    return () => {
      isOld = true
    }
  }, [text])
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label="A page to write on">
      <MoodPicker label="How is the weather inside?" value={mood} onChange={setMood} />
      <div>
        <Field label="Today’s page">
          <TextArea rows={6} maxLength={4000} value={text} placeholder="A sentence is plenty." onChange={setText} />
        </Field>
        <p className={styles.line}>
          <span>Stays in this field, and is gone when you leave.</span>
          <span role="status">{words === 1 ? '1 word' : `${words} words`}</span>
        </p>
      </div>
      <div className={styles.disk}>
        <p className={mini.label}>On the server’s disk this would be</p>
        <dl>
          <div>
            <dt>readable</dt>
            <dd>the day{mood ? `, mood ${mood} of 5` : ''}</dd>
          </div>
          <div>
            <dt>sealed</dt>
            <dd className={styles.bytes}>{seal || 'nothing yet'}</dd>
          </div>
        </dl>
        <p className={mini.small}>Sealed in this browser with a key made for this moment, by the method of the server: AES-256-GCM.</p>
      </div>
    </div>
  )
}
