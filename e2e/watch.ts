import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

// A refusal (4xx) is an answer that a journey may ask for; Chromium writes it into the console all the same.
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Notes what no screen may do: errors in the console, violated policies, another host, an answer of 5xx. To the `bank` a payer may go; its
 * own pages may ask it. Answers what ends it.
 */
export function watch(context: BrowserContext, origin: string, faults: string[], bank?: string): () => void {
  const noteMessage = (message: ConsoleMessage): void => {
    const isFault = message.type() === 'error' || /Content Security Policy|Trusted Type/i.test(message.text())
    if (isFault && !refusedRequest.test(message.text())) faults.push(`console: ${message.text()}`)
  }
  const noteException = (error: WebError): void => void faults.push(`exception: ${error.error().message}`)
  const noteHost = (request: Request): void => {
    const { protocol, origin: asked } = new URL(request.url())
    if (['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && asked !== origin && !(asked === bank && isOwn(request, bank)))
      faults.push(`another host: ${request.url()}`)
  }
  const noteStatus = (response: Response): void => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  }
  context.addListener('console', noteMessage)
  context.addListener('weberror', noteException)
  context.addListener('request', noteHost)
  context.addListener('response', noteStatus)
  return () => {
    context.removeListener('console', noteMessage)
    context.removeListener('weberror', noteException)
    context.removeListener('request', noteHost)
    context.removeListener('response', noteStatus)
  }
}

function isOwn(request: Request, bank: string): boolean {
  return request.isNavigationRequest() || request.frame().url().startsWith(bank)
}
