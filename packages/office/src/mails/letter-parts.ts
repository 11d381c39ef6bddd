/** A part of a mail's text: a paragraph, the button with its address, or the company's line at the end. */
export type LetterPart = { kind: 'text' | 'footer'; text: string } | { kind: 'link'; words: string; address: string }

const linkPart = /^(?<words>[^\n]+):\n(?<address>https?:\/\/\S+)$/
const signature = '-- \n'

/** The plain text of a mail, taken apart as the server puts it together (render-mail.ts). */
export function letterParts(text: string): LetterPart[] {
  return text
    .trim()
    .split('\n\n')
    .map((part): LetterPart => {
      const { words, address } = linkPart.exec(part)?.groups ?? {}
      if (words && address) return { kind: 'link', words, address }
      return part.startsWith(signature) ? { kind: 'footer', text: part.slice(signature.length) } : { kind: 'text', text: part }
    })
}
