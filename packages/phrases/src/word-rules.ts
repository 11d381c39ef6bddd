import type { Language } from '@anfilada/contract/languages'

/** A sentence of one language that must not be said so; `keys` narrows it to places whose last names match. */
type Rule = { readonly not: RegExp; readonly so: string; readonly keys?: RegExp }

/** What the specification fixes letter for letter, by folder and key: the only places of «заявка», and of a tight №. */
const fixed: Readonly<Record<string, string>> = {
  'orders done.cancelled': 'Заявка №{id} аннулирована',
  'orders done.archived': 'Заявка №{id} отправлена в архив',
  'orders done.sentNumber': '№{id}',
  'orders search.result': 'Заявка №{id}',
  'orders live.one': 'Заявка №{id}: {event}',
  'orders status.in_processing': 'В обработке',
  'orders status.confirmed': 'Подтверждена',
  'orders status.waiting_list': 'Лист ожидания',
  'orders status.rejected': 'Отклонена',
  'orders status.cancelled': 'Аннулирована',
  'order-pages changing.done': 'Заявка №{id} обновлена',
  'order-pages tour.numberOf': '№{id}',
  'payments title': 'Оплата заявок',
  'payments wait.failedTitle': 'Ошибка при совершении платежа',
  'reconciliation wrong': 'Период превышает 3 месяца или неверно выбраны даты',
  'refusals codes.bad_credentials': 'Неверные имя пользователя или пароль',
  'refusals codes.payment_failed': 'Ошибка при совершении платежа',
  'refusals codes.period_too_long': 'Период превышает 3 месяца или неверно выбраны даты',
  'shell menu.pay': 'Оплата заявок',
}

const besideField = /(?:Missing|Wrong|(?:^|\.)missing|(?:^|\.)pick\.\w+)$/
const wayOut = /(^|\.)(keep|\w+Keep|keep[A-Z]\w*)$/
const whose = '(?:name|customer|company|museum|object|first|second|guide|place)'

/** What no language writes. */
const everywhere: readonly Rule[] = [
  { not: /(?<![\p{L}\d}>\]])-[\d{<#]/u, so: 'the minus is U+2212' },
  { not: /\.\.\./, so: 'three dots are one sign' },
  { not: /\{from\} — \{/, so: 'a range has the short dash of contract/formats', keys: /^(?!.*routeAnswer)/ },
]

const rules: Partial<Record<Language, readonly Rule[]>> = {
  ru: [
    { not: /заяв(?:к|ок|оч)/i, so: 'an order is заказ' },
    { not: /(?<!рек)визит/i, so: 'a visit is посещение, what is ordered заказ' },
    { not: /№(?: |[{<\d])/, so: '№ and its number are parted by a no-break space' },
    { not: /[\d}#] (?:чел\.|шт\.|мин|ч|[₽%])(?!\p{L})/u, so: 'a number and its unit are parted by a no-break space' },
    { not: /^Не (?!аннулировать$|сейчас$)/, so: 'the way out is «Отмена» or «Оставить как есть»', keys: wayOut },
    { not: new RegExp(`«\\{${whose}[},]`), so: 'names bring their own quotes' },
    { not: /[“”"]/, so: 'quotes are «ёлочки»' },
    { not: /!(?!\[)(?<!^Здравствуйте, \{name\}!)/, so: 'nothing is exclaimed' },
    { not: /пожалуйста|к сожалению/i, so: 'the fact comes first' },
    { not: /(?:^|\. )Пусто:/, so: '«Оставьте пустым, и …»' },
    { not: /аннуляци/i, so: 'аннулирование' },
    { not: /запасн\S+ код/i, so: 'код восстановления' },
    { not: /личны[ехм]\S* данны/i, so: 'персональные данные' },
    { not: /не обязательно/i, so: 'необязательно' },
    { not: /класс\S* машин|место прибытия|телефон контакта/i, so: 'класс транспорта, куда ехать, контактное лицо' },
    { not: /где сотрудник|дежурн\S+ сотрудник/i, so: 'who meets is встречающий, the phone is дежурного' },
    { not: /разнес|разноск|доначисл|свободны[ехм]\S* деньг/i, so: 'к оплате, на балансе, зачесть' },
    { not: /НДС включён|НДС не облагается/i, so: 'a rate, or «без НДС»' },
    { not: /ключ счёта/i, so: 'номер счёта не сходится с БИК' },
    { not: /чек банк|банк пришлёт/i, so: 'the receipt is ours, not the bank’s' },
    { not: /брон(?:ь|и(?!рован\S* стек)|ью|е)(?!\p{L})|бронир|резервир/iu, so: 'an order is заказ, places are held' },
    { not: /(?<!\p{L})(?:слот|инвойс|аккаунт|купон)|учётк|путёвк|вейтлист|экскурсовод/iu, so: 'сеанс, счёт, учётная запись, ваучер, гид' },
    {
      not: /^(?:Введите|Выберите|Напишите|Укажите|Добавьте|Назовите|Исправьте) [^]*[^.?…]$/,
      so: 'a sentence ends with a full stop',
      keys: besideField,
    },
    { not: /счёт\S*-фактур/i, so: 'what we write out is счёт' },
    { not: /очеред\S* ожидани|список ожидани/i, so: 'лист ожидания' },
  ],
  en: [
    { not: /(?<!\{)\b(?:persons|pax)\b/i, so: 'people' },
    { not: /№|[a-z] no\.? ?[{<\d]/i, so: 'a number stands bare after its noun, as “No.” alone' },
    { not: /e-mail|\bmails\b|\ba mail\b|\bby mail\b|\bthe mail\b(?! server)/i, so: 'email' },
    { not: /(?<!\{)\blicens(?:e|es|ed)\b/i, so: 'licence' },
    { not: /(?<!\{)\b(?:rubles|organiz\w+|canceled)\b/i, so: 'British spelling' },
    { not: /\bsign(?:ed)?[ -](?:in|out)\b|\blog-in\b|second factor/i, so: 'log in, login; two-step verification' },
    { not: /employee on duty/i, so: 'duty desk' },
    { not: /\bEmpty:/, so: '“Leave empty for …”' },
    { not: /^Do not /, so: 'the way out is “Cancel”, or keeps the thing', keys: wayOut },
    { not: /\bmend(?:ed)?\b|free money|(?<!\{)\bwishes\b/i, so: 'correct; on balance; notes or requests' },
    { not: new RegExp(`“\\{${whose}[},]`), so: 'names bring their own quotes' },
    { not: /[\d}#] (?:min\b|h\b|₽)|[\d}#]\s%/, so: 'a number and its unit are parted by a no-break space, or by none from its percent' },
    { not: /[«»"]|(?<!\w)'(?=\w)/, so: 'quotes are “curly”' },
    { not: /\b(?:please|sorry|unfortunately)\b/i, so: 'the fact comes first' },
    { not: /n’t\b|n't\b|\b(?:we|you|it|they)[’'](?:re|ll|ve|s)\b/i, so: 'no contractions' },
    { not: /!(?!\[)/, so: 'nothing is exclaimed' },
    {
      not: /\b(?:re)?book(?:ed)?\b|\bbooking\b(?! (?:deadline|closed|for this time slot))|reserv/i,
      so: 'an order; booking is its deadline alone',
    },
    { not: /^(?:Enter|Choose|Name|Add|Write|Correct) [^]*[^.?…]$/, so: 'a sentence ends with a full stop', keys: besideField },
    { not: /(?<!\{|\btime )\bslots?\b|timeslot/i, so: 'a time slot' },
    { not: /(?<!\{)\bobjects?\b/i, so: 'a venue' },
    {
      not: /\bwait(?:ing )?-?list(?:ed)?\b(?<!waiting list)|\bcoupons?\b|itinerar|(?<!\{)\btrips?\b|\bprogram\b|\bescort/i,
      so: 'waiting list, voucher, programme, greeter',
    },
  ],
}

/** Titles of sheets that are read back: they stay as the sheets that were taken out have them. */
const readBack = /^(?:interchange|price-sheet) |^office-interchange sections\./

/** What the words of a sentence break, one line each (docs/words); a text of the specification is compared instead. */
export function wordFaults(language: Language, folder: string, key: string, sentence: string): string[] {
  if (language === 'ru') {
    const text = fixed[`${folder} ${key}`]
    if (text !== undefined) return sentence === text ? [] : [`the specification says "${text}"`]
    if (repeatsFixed(key, sentence)) return []
  }
  if (readBack.test(`${folder} ${key}`)) return []
  const broken = [...everywhere, ...(rules[language] ?? [])].filter(({ not, keys }) => not.test(sentence) && (keys?.test(key) ?? true))
  return broken.map(({ not, so }) => `"${not.exec(sentence)?.[0] ?? ''}": ${so}`)
}

/** A folder that is made of others says their words under longer keys. */
function repeatsFixed(key: string, sentence: string): boolean {
  return Object.entries(fixed).some(([place, text]) => text === sentence && `.${key}`.endsWith(`.${place.split(' ')[1]}`))
}
