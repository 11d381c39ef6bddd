import type { Language } from '@anfilada/contract/languages'

/** A sentence of one language that must not be said so; `where` narrows it to places, each its folder and its key with a space between. */
type Rule = { readonly not: RegExp; readonly so: string; readonly where?: RegExp }

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

const besideField = /(?:Missing|Wrong|[ .]missing|[ .]pick\.\w+)$/
const wayOut = /[ .](keep|\w+Keep|keep[A-Z]\w*)$/
/** Keys that name nothing but buttons; others may be links, too, or a fact of that name. */
const button = /[ .](?:submit|confirm|save|button|keep|\w+Keep|keep[A-Z]\w*)$/
/** A field may be called title. */
const titleOrButton = new RegExp(`(?<!missing)[ .](?:title|\\w+Title)$|${button.source}`)
/** Their lines are measured when they are printed, and banks read plain text: both have ordinary spaces. */
const notOnPapers = /^(?!(?:invoice-paper|receipt-paper|receipts|reconciliation-paper) )/
/** Words of books stay where accountants read them. */
const notInBooks = /^(?!.*(?:ledger|reconciliation|comparison|turnover))/
const whose = '(?:name|customer|company|museum|object|first|second|guide|place)'

/** What no language writes. */
const everywhere: readonly Rule[] = [
  { not: /(?<![\p{L}\d}>\]])-[\d{<#]/u, so: 'the minus is U+2212' },
  { not: /\.\.\./, so: 'three dots are one sign' },
  { not: /\{from\} — \{/, so: 'a range has the short dash of contract/formats', where: /^(?!.*routeAnswer)/ },
  { not: /[\d}#>] ₽/, so: 'a sum and its sign are parted by a no-break space', where: notOnPapers },
  { not: /[^.…][.。]$/, so: 'a title or a button has no full stop', where: titleOrButton },
]

const rules: Partial<Record<Language, readonly Rule[]>> = {
  ru: [
    { not: /заяв(?:к|ок|оч)/i, so: 'an order is заказ' },
    { not: /(?<!рек)визит/i, so: 'a visit is посещение, what is ordered заказ' },
    { not: /№(?: |[{<\d])/, so: '№ and its number are parted by a no-break space', where: notOnPapers },
    {
      not: /[\d}#] (?:чел\.|шт\.|мин|ч|%)(?!\p{L})/u,
      so: 'a number and its unit are parted by a no-break space',
      where: notOnPapers,
    },
    { not: /^Не (?!аннулировать$|сейчас$)/, so: 'the way out is «Отмена» or «Оставить как есть»', where: wayOut },
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
      where: besideField,
    },
    { not: /счёт\S*-фактур/i, so: 'what we write out is счёт' },
    { not: /очеред\S* ожидани|список ожидани/i, so: 'лист ожидания' },
    { not: /соглас\p{L}* с (?:\p{L}+ )*(?:договор\p{L}*-)?оферт/iu, so: 'принимаю условия договора-оферты' },
    { not: /(?:оферт|согласи|договор)\p{L}*,? верси/iu, so: 'a legal text has its редакция' },
    { not: /верси/i, so: 'a legal text has its редакция', where: /^(?:office-texts|legal-texts) / },
    { not: /^(?:согласен|отправил|создал|добавил|изменил|внёс|провёл|принял|отклонил)(?= \{|:|$)/iu, so: 'no sex is guessed' },
    { not: /\d{4,}\s₽|\d[,.]\d{3}\s₽/, so: 'thousands are parted by a no-break space', where: notOnPapers },
    { not: /ещё не (?:входил|был)(?!\p{L})|^Согласен(?!\p{L})/iu, so: 'no sex is guessed' },
  ],
  en: [
    { not: /(?<!\{)\b(?:persons|pax)\b/i, so: 'people' },
    { not: /№|[a-z]\s+no\.?\s?[{<\d]/i, so: 'a number stands bare after its noun, as “No.” alone' },
    { not: /e-mail|\bmails\b|\ba mail\b|\bby mail\b|\bthe mail\b(?! server)/i, so: 'email' },
    { not: /(?<!\{)\blicens(?:e|es|ed)\b/i, so: 'licence' },
    { not: /(?<!\{)\b(?:rubles|organiz\w+|canceled)\b/i, so: 'British spelling' },
    { not: /\bsign(?:ed)?[ -](?:in|out)\b|\blog-in\b|second factor/i, so: 'log in, login; two-step verification' },
    { not: /employee on duty/i, so: 'duty desk' },
    { not: /\bEmpty:/, so: '“Leave empty for …”' },
    { not: /^Do not /, so: 'the way out is “Cancel”, or keeps the thing', where: wayOut },
    { not: /\bmend(?:ed)?\b|free money|(?<!\{)\bwishes\b/i, so: 'correct; on balance; notes or requests' },
    { not: new RegExp(`“\\{${whose}[},]`), so: 'names bring their own quotes' },
    { not: /[\d}#] (?:min|h)\b|[\d}#]\s%/, so: 'a number and its unit are parted by a no-break space, or by none from its percent' },
    { not: /[«»"]|(?<!\w)'(?=\w)/, so: 'quotes are “curly”' },
    { not: /\b(?:please|sorry|unfortunately)\b/i, so: 'the fact comes first' },
    { not: /n’t\b|n't\b|\b(?:we|you|it|they)[’'](?:re|ll|ve|s)\b/i, so: 'no contractions' },
    { not: /!(?!\[)/, so: 'nothing is exclaimed' },
    {
      not: /\b(?:re)?book(?:ed)?\b|\bbooking\b(?! (?:deadline|closed|for this time slot))|reserv/i,
      so: 'an order; booking is its deadline alone',
    },
    { not: /^(?:Enter|Choose|Name|Add|Write|Correct) [^]*[^.?…]$/, so: 'a sentence ends with a full stop', where: besideField },
    { not: /(?<!\{|\btime )\bslots?\b|timeslot/i, so: 'a time slot' },
    { not: /(?<!\{)\bobjects?\b/i, so: 'a venue' },
    {
      not: /\bwait(?:ing )?-?list(?:ed)?\b(?<!waiting list)|\bcoupons?\b|itinerar|(?<!\{)\btrips?\b|\bprogram\b|\bescort/i,
      so: 'waiting list, voucher, programme, greeter',
    },
    {
      not: /\bthe (?:company|system) (?!details|agrees)(?:\w+(?:s|ed)|will|has|can|may)\b/i,
      so: 'we act, and you',
      where: /^(?!office)/,
    },
    { not: /\d\s\d{3}\s₽/, so: 'thousands have a comma' },
    { not: /(?<![{<])\bsums?\b(?!>| of all)/i, so: 'an amount, or the total of an order' },
    { not: /(?<!free of )\bcharg(?:e[sd]?|ing)\b/i, so: 'you owe or pay, and free of charge alone', where: notInBooks },
    { not: /(?:^|[.!?:] )(?:Write|Say|Give)\b(?! (?:to\b|again|it to|#)|$)/, so: '“Enter”' },
    { not: /\bsettlement\b(?! account)(?<!kind of settlement|full settlement)/i, so: 'payment terms', where: /^(?!.*receipt)/i },
    { not: /\bthe books\b/i, so: 'the ledger; books are the customer’s own' },
    { not: /\brefused\b(?! \{)/i, so: 'declined, rejected or not accepted' },
    { not: /(?<!\{)\bpickup\b(?! \{pickup\})/i, so: 'collection of equipment, pick-up by transport' },
  ],
  zh: [
    { not: /^(?!.*有\s?#\s?项需要更正)/u, so: '有#项需要更正', where: /[ .]errors$/ },
    { not: /^请(?!求)|您/u, so: 'a button neither asks nor addresses', where: button },
  ],
  vi: [{ not: /^.{26}/u, so: 'a line of the menu has 25 signs at most', where: /[ .]menu\.\w+$/ }],
}

/** Titles and cells of sheets that are read back: they stay as the sheets that were taken out have them. */
const readBack = /^interchange (?:sections|sheets|titles|cells)\.|^price-sheet |^office-interchange sections\./

/** What the words of a sentence break, one line each (docs/words); a text of the specification is compared instead. */
export function wordFaults(language: Language, folder: string, key: string, sentence: string): string[] {
  if (language === 'ru') {
    const text = fixed[`${folder} ${key}`]
    if (text !== undefined) return sentence === text ? [] : [`the specification says "${text}"`]
    if (repeatsFixed(key, sentence)) return []
  }
  const place = `${folder} ${key}`
  if (readBack.test(place)) return []
  const broken = [...everywhere, ...(rules[language] ?? [])].filter(({ not, where }) => not.test(sentence) && (where?.test(place) ?? true))
  return broken.map(({ not, so }) => `"${not.exec(sentence)?.[0] ?? ''}": ${so}`)
}

/** A text without what it quotes of the specification: names of pages and labels, as screens have them. */
export function withoutFixed(text: string): string {
  return Object.values(fixed)
    .filter((words) => !words.includes('{'))
    .reduce((rest, words) => rest.replaceAll(words, ''), text)
}

/** A folder that is made of others says their words under longer keys. */
function repeatsFixed(key: string, sentence: string): boolean {
  return Object.entries(fixed).some(([place, text]) => text === sentence && `.${key}`.endsWith(`.${place.split(' ')[1]}`))
}
