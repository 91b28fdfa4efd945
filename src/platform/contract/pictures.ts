/** A photo of more pixels is refused with words rather than decoded. */
export const MAX_PHOTO_PIXELS = 120_000_000
/** The longer side, in pixels, of the stored picture and of its thumbnail. */
export const PHOTO_SIDE = 2560
export const THUMB_SIDE = 480
/** Of a picture that is shown to a language model, made so on the device and once more on the server. */
export const SHOWN_SIDE = 1024
