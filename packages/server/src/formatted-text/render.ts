import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** What formatted text may hold, here and in the browser's reader of it (browser/formatted-text/read-formatted.ts). */
const elements = ['p', 'br', 'strong', 'em', 'del', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'code', 'a', 'img']

/** The name of a picture of the help (browser/help/pictures). */
const shippedPicture = /^picture:[a-z0-9-]+$/

const sanitizing: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures that come with the product, by name; an address of a picture is none.
  allowedSchemesByTag: { img: ['picture'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !shippedPicture.test(attribs['src'] ?? ''),
  allowProtocolRelative: false,
  transformTags: {
    // Whatever else the words hold is text of a paragraph, never an element.
    pre: 'p',
    // An address beside the page is none that an editor means: what is left of a spoilt scheme (`java%09script:`) would be one.
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({ tagName, attribs: leadsSomewhere.test(href) ? { href } : {} }),
  },
}

/** To the web, to a mailbox, to a telephone, or to a page of ours, as the browser's reader takes them. */
const leadsSomewhere = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** Headings of a text stand below the title of what it is the text of. */
const headings = { highest: 3, lowest: 4 }

const markdown = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    // Shown as it was typed.
    html: ({ text }) => escaped(text),
    image: ({ raw, href, text }) => (shippedPicture.test(href) ? `<img src="${href}" alt="${escaped(text)}" />` : escaped(raw)),
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth + 1, headings.highest), headings.lowest)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    checkbox: () => '',
  },
})

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Markdown to the HTML that readers get: HTML in it is text, and nothing leaves that is not in the list of elements. */
export function renderText(text: string): string {
  return sanitizeHtml(markdown.parse(text, { async: false }), sanitizing).trim()
}
