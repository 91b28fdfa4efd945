import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for its refusals. */
export const companionReasons = defineReasons('companion', {
  no_thread: 'We could not find this conversation.',
  no_message: 'We could not find this message.',
  no_card: 'We could not find this suggestion.',
  card_taken: 'This was already done elsewhere, or it is over. Nothing was done twice.',
  no_memory: 'We could not find this in memory.',
  enough_memories: ({ most }: { most: number }) => `It can remember at most ${most} sentences. Please forget one first.`,
  card_args: 'This cannot be done with this text.',
  not_adult: 'Conversations with a language model are for people of 18 and over. Please confirm that first.',
  other_parent: 'The message you replied to is no longer in this conversation. Please reload it.',
  other_words: 'Another message already has this id.',
  too_many_threads: ({ most }: { most: number }) => `You have reached the limit of ${most} conversations. Please delete one first.`,
  too_many_messages: ({ most }: { most: number }) => `This conversation has reached the limit of ${most} messages. Please start a new one.`,
  no_hearing: 'No speech recognition is set up here. You can still type.',
  hearing_not_agreed: 'Your speech is not sent to a recognition service until you agree to it.',
  other_service: 'This installation now uses a different service. Please review it and decide again.',
  hearing_away: 'The recognition service cannot be reached right now. Please say it again, or type it.',
  hearing_slow: 'The recognition service took too long. Please say it again, or type it.',
  hearing_busy: 'The recognition service is busy right now. Please try again in a moment, or type.',
  hearing_refused:
    'The recognition service refused this. The person who runs this installation can check its settings. You can still type.',
  hearing_nonsense: 'We could not read the answer of the recognition service. Please say it again, or type it.',
  hearing_spent: 'You have reached today’s limit for speech recognition. You can still type.',
  voice_at_once: 'We are still working on your last recording. Please wait a moment.',
  too_long_speech: ({ seconds }: { seconds: number }) => `This is longer than ${seconds} seconds. Please say it in parts.`,
  not_sound: 'This audio could not be read.',
  no_voice: 'There is no voice for this language here. You can read the answer on the screen.',
  voice_away: 'The answer could not be spoken just now. You can read it on the screen.',
  voice_spent: 'You have reached today’s limit for spoken answers. You can read them on the screen.',
})
