/** Purpose of the consent to send messages of a conversation to the model that was shown. */
export const CHAT_PURPOSE = 'companion.chat'
