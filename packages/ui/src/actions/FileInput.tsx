import type { Ref } from 'react'

type Props = {
  /** Its click opens the system's window. */
  ref: Ref<HTMLInputElement>
  name?: string
  label: string
  /** What the system's window offers: endings and media types. */
  accept: string
  onFile: (file: File) => void
}

/** The browser's own choice of a file, unseen and out of the way of the tab key: a button beside it opens it. */
export function FileInput({ ref, name, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      name={name}
      className="sr"
      tabIndex={-1}
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0]
        // Chosen again after it was mended, the same file must be read again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
