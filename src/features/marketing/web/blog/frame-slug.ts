/** Slug that no post can have: the build renders a frame under it, which the server fills with an added post. */
export const FRAME_SLUG = '-frame-'
