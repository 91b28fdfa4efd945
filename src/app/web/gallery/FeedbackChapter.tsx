import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { offline } from '#platform/web/ui/icons/controls.ts'
import { fern } from '#platform/web/ui/icons/subjects.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Chapter } from './Chapter.tsx'
import { GalleryExample } from './GalleryExample.tsx'
import styles from './Gallery.module.css'

export function FeedbackChapter() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  return (
    <Chapter id="feedback" title="Answers" lead="What happened, in plain words; what to do, if anything; and then out of the way.">
      <GalleryExample name="Toast" use="One at a time, five seconds. Swipe right, or F8 and Escape.">
        <Cluster>
          <Button
            kind="soft"
            onClick={() => toast({ title: 'Kept for today', description: 'Your entry is safe on this device and on the server.' })}
          >
            Plain
          </Button>
          <Button
            kind="soft"
            onClick={() =>
              toast({ tone: 'good', title: 'Walk added', action: { label: 'Undo', onPress: () => toast({ title: 'Taken back' }) } })
            }
          >
            With a way back
          </Button>
          <Button
            kind="soft"
            onClick={() => toast({ tone: 'destructive', title: 'Login failed', description: 'Invalid email or password' })}
          >
            Destructive
          </Button>
        </Cluster>
      </GalleryExample>
      <GalleryExample name="Dialog and sheet" use="A sheet slides up on phones and in from the side on wide windows.">
        <Cluster>
          <Button kind="soft" onClick={() => setDialog(true)}>
            Ask something
          </Button>
          <Button kind="soft" onClick={() => setSheet(true)}>
            Open a sheet
          </Button>
        </Cluster>
        <Dialog
          open={dialog}
          onClose={() => setDialog(false)}
          title="Let this entry go?"
          description="It leaves your journal on every device. For thirty days you can still bring it back."
          actions={
            <>
              <Button kind="quiet" onClick={() => setDialog(false)}>
                Keep it
              </Button>
              <Button kind="destructive" onClick={() => setDialog(false)}>
                Let it go
              </Button>
            </>
          }
        />
        <Sheet
          open={sheet}
          onClose={() => setSheet(false)}
          title="Add a habit"
          description="Small enough to do on your worst day."
          actions={<Button onClick={() => setSheet(false)}>Plant it</Button>}
        >
          <Field label="What will you do?">
            <TextInput placeholder="Drink a glass of water" />
          </Field>
          <Field label="Where does it fit?" hint="After something you already do.">
            <TextInput placeholder="After brushing my teeth" />
          </Field>
        </Sheet>
      </GalleryExample>
      <GalleryExample name="Progress">
        <Stack className={styles.fill}>
          <ProgressBar label="Course" value={0.62} />
          <ProgressBar label="Upload" value={undefined} />
          <ProgressBar label="Listened" value={0.3} size="sm" />
          <Cluster gap={6}>
            <ProgressRing label="Water" value={0.72}>
              <b>72%</b>
            </ProgressRing>
            <ProgressRing label="Protein" value={1} size={72} thickness={7}>
              <b>84 g</b>
            </ProgressRing>
            <ProgressRing label="Fibre" value={0} size={56} thickness={6} />
            <Spinner size={32} />
          </Cluster>
        </Stack>
      </GalleryExample>
      <GalleryExample name="Skeleton" use="Of the final size, so nothing jumps.">
        <Card className={styles.fill}>
          <Cluster gap={4}>
            <Skeleton shape="round" />
            <div style={{ flex: 1 }}>
              <Skeleton lines={2} />
            </div>
          </Cluster>
          <Skeleton lines={3} />
        </Card>
      </GalleryExample>
      <GalleryExample name="Empty state">
        <Card look="sunk" className={styles.fill}>
          <EmptyState level={3} art={<Icon of={fern} size={72} />} title="Nothing planted yet" action={<Button>Plant a habit</Button>}>
            Choose one small thing. The first leaf shows after the first day.
          </EmptyState>
        </Card>
      </GalleryExample>
      <GalleryExample name="Error state">
        <Card look="sunk" className={styles.fill}>
          <ErrorState
            art={<Icon of={offline} size={72} />}
            title="We can’t reach your garden"
            text="What you wrote is kept on this device and goes out as soon as there is a network."
            onRetry={() => undefined}
            wayOut={<Button kind="quiet">To the hub</Button>}
            reference="7f3a-11c2"
          />
        </Card>
      </GalleryExample>
    </Chapter>
  )
}
