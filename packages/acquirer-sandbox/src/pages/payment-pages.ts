import { encode } from 'uqr'
import { isExpired, type Payment } from '../bank/payment.ts'
import { cardOf, type Scenario, scenarios } from '../bank/scenarios.ts'
import { bill, frame, html, type Html, sumOf } from './frame.ts'
import { type Language, stateWord, wordsFor } from './words.ts'

type Shown = { payment: Payment; language: Language; fault?: string }

export function cardPage({ payment, language, fault }: Shown): string {
  const words = wordsFor(language)
  const body = html`${bill(payment, language, words)}
    <form method="post" action="/pay/${payment.id}/card">
      ${faultNote(fault)}
      <label for="number">${words.card}</label>
      <input
        id="number"
        name="number"
        list="cards"
        inputmode="numeric"
        autocomplete="off"
        required
        placeholder="0000 0000 0000 0000"
        ${faulty(fault, 'test-cards')}
      />
      <datalist id="cards">
        ${scenarios.map((scenario) => html`<option value="${spaced(cardOf(scenario))}">${words.scenarios[scenario]}</option>`)}
      </datalist>
      <div class="pair">
        <div>
          <label for="until">${words.until}</label>
          <input id="until" name="until" inputmode="numeric" autocomplete="off" required placeholder="00 / 00" />
        </div>
        <div>
          <label for="cvc">${words.cvc}</label>
          <input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" required placeholder="000" />
        </div>
      </div>
      <button>${words.pay(sumOf(payment, language))}</button>
      <p id="test-cards" class="label">${testCard(words.passes, 'approve')}. ${testCard(words.declines, 'decline')}.</p>
    </form>
    ${shopLink(payment, words.back)}`
  return frame({ language, words, title: words.toPay, body })
}

export function codePage({ payment, language, fault }: Shown): string {
  const words = wordsFor(language)
  const body = html`${bill(payment, language, words)}
    <form method="post" action="/pay/${payment.id}/code">
      <h2 class="head">${words.bankCheck}</h2>
      ${faultNote(fault)}
      <input type="hidden" name="attempt" value="${payment.wrongCodes}" />
      <label for="code">${words.code}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="off" required autofocus ${faulty(fault, 'code-hint')} />
      <p id="code-hint" class="label">${words.codeHint}</p>
      <button>${words.confirm}</button>
      <button class="quiet" formaction="/pay/${payment.id}/refuse" formnovalidate>${words.cancel}</button>
    </form>
    ${shopLink(payment, words.back)}`
  return frame({ language, words, title: words.bankCheck, body })
}

/** The bank's app, or WeChat's; scanned it opens on the phone. */
export function appPage({ payment, language, address }: Shown & { address: string }): string {
  const words = wordsFor(language)
  const title = payment.method === 'wechat' ? words.wechat : words.sbp
  const body = html`${bill(payment, language, words)}
    <form method="post" action="/qr/${payment.id}/pay">
      <h2 class="head">${title}</h2>
      <button>${words.payInApp}</button>
      <div class="away">
        ${qrDrawing(address, words.qrHint)}
        <p class="label hint">${words.qrHint}</p>
      </div>
      <button class="quiet" formaction="/qr/${payment.id}/refuse">${words.refuse}</button>
    </form>
    ${shopLink(payment, words.back)}`
  return frame({ language, words, title, body })
}

/** What became of the payment, and the way back; after a success the browser goes by itself (a redirect would be a form's, and CSP stops it). */
export function outcomePage({ payment, language }: Shown): string {
  const words = wordsFor(language)
  const said = stateWord(payment, language)
  const isGood = payment.state === 'complete'
  const isLost = payment.state === 'failed' || payment.state === 'closed' || isExpired(payment, Date.now())
  const body = html`${bill(payment, language, words)}
    <section class="outcome ${isGood ? 'good' : isLost ? 'bad' : ''}" role="status">
      <h2 class="head">${said}</h2>
    </section>
    ${shopLink(payment, words.back)}`
  const goOnTo = isGood ? shopAddress(payment) : undefined
  return frame({ language, words, title: said, body, ...(goOnTo !== undefined && { goOnTo }) })
}

/** `shop`: where the payer of another payment came from, which is the way back for this one, too. */
export function absentPage(language: Language, shop: Payment | undefined): string {
  const words = wordsFor(language)
  const home = shop && shopAddress(shop)
  const body = html`<h1>${words.absent}</h1>
    ${home !== undefined && wayBack(new URL('/', home).href, words.back)}`
  return frame({ language, words, title: words.absent, body })
}

function faultNote(fault: string | undefined): Html | undefined {
  return fault === undefined ? undefined : html`<p id="fault" class="fault" role="alert">${fault}</p>`
}

/** What describes a field: its hint, and before it what was wrong with it. */
function faulty(fault: string | undefined, hint: string): Html {
  return fault === undefined ? html`aria-describedby="${hint}"` : html`aria-invalid="true" aria-describedby="fault ${hint}"`
}

/** Only a web address is followed: the shop could have sent anything. */
function shopAddress(payment: Payment): string | undefined {
  if (!/^https?:\/\//.test(payment.successUrl) || !URL.canParse(payment.successUrl)) return undefined
  const url = new URL(payment.successUrl)
  url.searchParams.set('transaction_id', payment.id)
  return url.href
}

function shopLink(payment: Payment, back: string): Html | undefined {
  const address = shopAddress(payment)
  return address === undefined ? undefined : wayBack(address, back)
}

function wayBack(address: string, back: string): Html {
  return html`<p class="way-back"><a href="${address}">${back}</a></p>`
}

function testCard(sentence: string, scenario: Scenario): Html {
  const [before = '', after = ''] = sentence.split('{card}')
  return html`${before}<bdi dir="ltr">${spaced(cardOf(scenario))}</bdi>${after}`
}

function spaced(card: string): string {
  return card.replace(/(\d{4})(?=\d)/g, '$1 ')
}

function qrDrawing(text: string, label: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges">
    <path d="${squares.join('')}" />
  </svg>`
}
