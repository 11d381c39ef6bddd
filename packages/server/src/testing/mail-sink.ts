import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export type TakenMail = { messageId: string; recipients: string[]; source: string }
/** What happens to a mail whose data came whole: `answer` that it was taken, or `drop` the connection without a word. */
export type Treatment = 'answer' | 'drop'
export type MailSink = Readonly<{ url: string; taken: TakenMail[]; close(): Promise<void> }>

/** A real mail server on a free port that keeps whatever comes. `treat` is asked after a mail was kept. */
export async function startMailSink(treat: (mail: TakenMail) => Treatment = () => 'answer'): Promise<MailSink> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, answer) {
      void text(stream).then((source) => {
        const mail = {
          messageId: headerOf(source, 'message-id'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source,
        }
        taken.push(mail)
        if (treat(mail) === 'answer') answer()
        else drop(server, session)
      })
    },
  })
  // A client that is killed resets its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, taken, close }
}

function drop(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.id === session.id) connection._socket.destroy()
}

/** A header of a mail as it went over the wire, unfolded. */
export function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
