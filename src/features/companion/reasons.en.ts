import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const companionReasons = defineReasons('companion', {
  no_thread: 'This conversation is not here.',
  no_message: 'This message is not here.',
  no_card: 'This proposal is not here.',
  card_taken: 'This was pressed elsewhere already, or is over. Nothing was done twice.',
  no_memory: 'This is not remembered.',
  enough_memories: ({ most }: { most: number }) => `It may remember ${most} sentences, the most there can be. Forget one first.`,
  card_args: 'It cannot be done with these words.',
  not_adult: 'Conversations with a language model are for people of 18 and over. Please confirm that first.',
  other_parent: 'This conversation has no such message to follow. Please look at it again.',
  other_words: 'Another message has this id already.',
  too_many_threads: ({ most }: { most: number }) => `You have ${most} conversations, the most there can be. Delete one first.`,
  too_many_messages: ({ most }: { most: number }) => `This conversation has ${most} messages, the most there can be. Please begin another.`,
})
