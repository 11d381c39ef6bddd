import type { Payment } from '../bank/payment.ts'
import { cardOf, kopecksOf, scenarios } from '../bank/scenarios.ts'
import { frame, html, type Html, sumOf } from './frame.ts'
import { type Language, stateWord, wordsFor } from './words.ts'
import type { Words } from './words-shape.ts'

const shown = 20

/** What the stand is for: the latest payments, each with the page of its payer, and everything that can be played. */
export function homePage(payments: readonly Payment[], language: Language): string {
  const words = wordsFor(language)
  const body = html`<h1>${words.payments}</h1>
    ${payments.length === 0 ? html`<p>${words.noPayments}</p>` : paymentsTable(payments.slice(0, shown), language, words)}
    <h2>${words.whatHappens}</h2>
    <p>${words.howTo}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${words.outcome}</th>
            <th scope="col">${words.card}</th>
            <th scope="col">${words.kopecks}</th>
            <th scope="col">${words.payerName}</th>
          </tr>
        </thead>
        <tbody>
          ${scenarios.map(
            (scenario) =>
              html`<tr>
                <td>${words.scenarios[scenario]}</td>
                <td class="number">${cardOf(scenario).replace(/(\d{4})(?=\d)/g, '$1 ')}</td>
                <td class="number">${scenario === 'approve' ? '' : `,${kopecksOf(scenario)}`}</td>
                <td class="number">TEST ${scenario}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="label">${words.control}</p>`
  return frame({ language, words, title: words.payments, wide: true, body })
}

function paymentsTable(payments: readonly Payment[], language: Language, words: Words): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.order}</th>
          <th scope="col">${words.purpose}</th>
          <th scope="col">${words.amount}</th>
          <th scope="col">${words.state}</th>
          <th scope="col">${words.payerPage}</th>
        </tr>
      </thead>
      <tbody>
        ${payments.map(
          (payment) =>
            html`<tr>
              <td class="number">${payment.reference}</td>
              <td>${payment.description}</td>
              <td class="number">${sumOf(payment, language)}</td>
              <td>${stateWord(payment, language)}</td>
              <td>
                <a href="/${payment.method === 'card' ? 'pay' : 'qr'}/${payment.id}" aria-label="${words.openPage} ${payment.reference}"
                  >${words.openPage}</a
                >
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
