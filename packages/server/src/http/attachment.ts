import type { FastifyReply } from 'fastify'

/** What a file is to whoever saves it; `content` as it is, or as it comes out of the database. */
export type Attachment = { name: string; mediaType: string; size: number; content: Buffer | NodeJS.ReadableStream }

/** Sends a file to be saved and never shown: whatever is in it, it is no page of ours (`nosniff` stands on every answer). */
export function sendAttachment(reply: FastifyReply, { name, mediaType, size, content }: Attachment): FastifyReply {
  return reply
    .type(mediaType)
    .headers({ 'content-disposition': attachmentHeader(name), 'content-length': size })
    .send(content)
}

/** RFC 6266: the name in ASCII for old programs, and as it is (RFC 8187). */
function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
