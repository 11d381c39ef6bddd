/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string, type: 'text/plain' | 'text/html' | 'application/json'): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Hands what was fetched to the reader as a file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
