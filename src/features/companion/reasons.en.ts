import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const companionReasons = defineReasons('companion', {
  no_thread: 'This conversation is not here.',
  no_message: 'This message is not here.',
  not_adult: 'Conversations with a language model are for people of 18 and over. Please confirm that first.',
  other_parent: 'This conversation has no such message to follow. Please look at it again.',
  other_words: 'Another message has this id already.',
  too_many_threads: ({ most }: { most: number }) => `You have ${most} conversations, the most there can be. Delete one first.`,
  too_many_messages: ({ most }: { most: number }) => `This conversation has ${most} messages, the most there can be. Please begin another.`,
  no_hearing: 'Nothing here turns speech into words. Typing works as before.',
  hearing_not_agreed: 'What you say is sent to no recognition service until you agree to it.',
  other_service: 'This installation uses another service by now. Please look at it and decide again.',
  hearing_away: 'The recognition service cannot be reached right now. Please say it again, or type it.',
  hearing_slow: 'The recognition service took too long. Please say it again, or type it.',
  hearing_busy: 'The recognition service has too much to do right now. Please try again in a moment, or type.',
  hearing_refused: 'The recognition service refused this. Whoever runs this installation can look at its settings; typing works as before.',
  hearing_nonsense: 'The recognition service gave an answer that could not be read. Please say it again, or type it.',
  hearing_spent: 'That was all that can be recognised today. Typing works as before.',
  voice_at_once: 'Something of yours is still being listened to. Please wait a moment.',
  too_long_speech: ({ seconds }: { seconds: number }) => `This is longer than ${seconds} seconds. Please say it in parts.`,
  not_sound: 'This is no sound that could be listened to.',
  no_voice: 'Nothing here speaks this language. The answer stands on the screen.',
  voice_away: 'The answer could not be spoken just now. It stands on the screen.',
  voice_spent: 'That was all that can be spoken today. Answers stand on the screen.',
})
