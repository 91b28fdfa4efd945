/** What the person agrees to: what they write in a conversation, to the model that was shown. */
export const CHAT_PURPOSE = 'companion.chat'
