import type { RefObject } from 'react'

/** A hidden choice of one picture; a button opens it by its ref. */
export function PictureInput({ ref, onPicture }: { ref: RefObject<HTMLInputElement | null>; onPicture: (file: File) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // Resets the input, so that the person can choose the same picture again.
        currentTarget.value = ''
        if (file) onPicture(file)
      }}
    />
  )
}
