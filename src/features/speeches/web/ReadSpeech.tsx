import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toneIcon } from '#platform/web/audio/items.ts'
import { usePhaseOf, useProgress } from '#platform/web/audio/use-player.ts'
import { useScrolledTo } from '#platform/web/audio/use-scrolled-to.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { dotted } from '#platform/web/i18n/dotted.ts'
import type { Speech } from '../contract.ts'
import { paragraphsOf, sentenceAt } from './items.ts'
import { speechesMessages } from './messages.ts'
import { Heart, ListenButton } from './SpeechButtons.tsx'
import styles from './Read.module.css'
import { useOwnSpeeches } from './use-speeches.ts'
import { WriteSpeech } from './WriteSpeech.tsx'

/** One speech to read; during playback the current sentence is highlighted. */
export function ReadSpeech({ speech }: { speech: Speech }) {
  const t = useMessages(speechesMessages)
  const phase = usePhaseOf({ kind: 'speech', id: speech.id })
  const { tone, language, duration, audioUrl, themes, isOwn } = speech
  return (
    <Card as="section" pad="lg" gap={5} data-tone={tone}>
      <div className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {toneIcon(tone)}
        </span>
        <p className={styles.meta}>
          {dotted([t.tones[tone], audioUrl === null ? t.aloud(clock(duration)) : clock(duration), t.languages[language]])}
        </p>
        <Heart speech={speech} />
      </div>
      {audioUrl !== null && (
        <div className={styles.foot}>
          <ListenButton speech={speech} />
        </div>
      )}
      {phase === 'nothing' ? <Words speech={speech} now={-1} /> : <SpokenWords speech={speech} />}
      <ul role="list" className={styles.themes} aria-label={t.filter.theme}>
        {themes.map((theme) => (
          <li key={theme}>
            <Chip>{t.themes[theme]}</Chip>
          </li>
        ))}
      </ul>
      {isOwn && (
        <div className={styles.foot}>
          <OwnButtons speech={speech} />
        </div>
      )}
      <p className={styles.note}>
        {audioUrl === null ? t.noVoice[isOwn ? 'own' : language] : t.voice} {isOwn && `${t.ownLabel}.`}
      </p>
    </Card>
  )
}

function SpokenWords({ speech }: { speech: Speech }) {
  const { position } = useProgress()
  return <Words speech={speech} now={sentenceAt(speech.sentences, position + 0.15)} />
}

function Words({ speech, now }: { speech: Speech; now: number }) {
  const current = useScrolledTo(now)
  return (
    <div className={styles.text} lang={speech.language} data-spoken={now >= 0 || undefined}>
      {paragraphsOf(speech).map((sentences) => (
        <p key={sentences[0]!.text}>
          {sentences.map(({ text, n }) => (
            <span key={n} ref={n === now ? current : undefined} data-now={(n >= 0 && n === now) || undefined}>
              {text}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

function OwnButtons({ speech }: { speech: Speech }) {
  const t = useMessages(speechesMessages)
  const navigate = useNavigate()
  const { remove } = useOwnSpeeches()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const onSuccess = () => {
    toast({ title: t.deleted })
    void navigate('/motivational-speeches', { replace: true })
  }
  return (
    <>
      <Button kind="soft" icon={edit} onClick={() => setOpen('edit')}>
        {t.edit}
      </Button>
      <Button kind="quiet" icon={trash} onClick={() => setOpen('delete')}>
        {t.delete}
      </Button>
      {open === 'edit' && <WriteSpeech speech={speech} onClose={close} onSaved={close} />}
      {open === 'delete' && (
        <FormDialog
          title={t.deleteTitle}
          description={t.deleteText}
          submit={t.delete}
          cancel={t.cancel}
          isDestructive
          isBusy={remove.isPending}
          onSubmit={() => remove.mutate({ params: { id: speech.id } }, { onSuccess })}
          onClose={close}
        />
      )}
    </>
  )
}
