/** No post can have it: the build draws the frame under it that the server fills with a post from its database. */
export const FRAME_SLUG = '-frame-'
