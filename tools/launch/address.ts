import { lookup } from 'node:dns/promises'
import { get } from 'node:http'
import { BoundSocket, createServer } from 'node:net'
import { errorCode, Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'

/** What a person on this machine types into a browser. */
export function localOrigin(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** The port, proven free; 0 asks for any. Checked before the long work, so that nobody waits for a refusal. */
export function reservePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(new Fault(refusal(host, port, errorCode(error) ?? error.message), error)))
    probe.listen({ host, port }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

/**
 * A socket bound to the port, which all HTTP processes take their connections from: while one of them is started again, whoever
 * connects waits in its queue. Proven before the long work, too.
 */
export async function bindSocket(host: string, port: number): Promise<BoundSocket> {
  try {
    const { address } = await lookup(host)
    return new BoundSocket({ host: address, port })
  } catch (error) {
    throw new Fault(refusal(host, port, errorCode(error) ?? String(error)), error)
  }
}

function refusal(host: string, port: number, code: string) {
  const address = `${host}:${port}`
  return code === 'EADDRINUSE' ? sentences.portTaken(address) : sentences.addressRefused(address, code)
}

/** What stands under an address when it answers well. Without `fetch`, which takes 8 MiB for as long as we live. */
export function read(address: string, patienceMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const nothing = (): void => resolve(undefined)
    const asked = get(address, { agent: false, timeout: patienceMs }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.once('end', () => resolve(answer.statusCode === 200 ? text : undefined)).once('error', nothing)
    })
    asked.once('error', nothing).once('timeout', () => asked.destroy())
  })
}
