import type { Language } from '@anfilada/contract/languages'

type Habit = { wrong: RegExp; why: string; /** Folders whose words are no screens. */ except?: readonly string[] }

/** Mails, messages and files set no gap between scripts by style, and editors type it, so their Chinese words keep the typed space. */
const typeset = [
  'editors-texts',
  'export-columns',
  'help-texts',
  'interchange',
  'legal-texts',
  'mails',
  'manifest-paper',
  'offered-times',
  'price-files',
  'price-sheet',
  'voucher-paper',
]

/** What a language's readers stumble over and a machine can see; the terms and their reasons stand in docs/words/. */
const habits: Partial<Record<Language, readonly Habit[]>> = {
  zh: [
    { wrong: /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u, why: 'half-width punctuation' },
    { wrong: / [，。：；、？！（）《》“”]|[，。：；、？！（）《》“”] /u, why: 'a space beside full-width punctuation' },
    { wrong: /\p{Script=Han} [A-Za-z\d<#]|[A-Za-z\d>#] \p{Script=Han}/u, why: 'a typed space between scripts', except: typeset },
    { wrong: /[!！](?<!^\{name\}，您好！)/u, why: 'an exclamation' },
    { wrong: /抱歉|遗憾|对不起/u, why: 'a regret before the fact' },
    { wrong: /["']|\.\.\./u, why: 'a mark of another script' },
    { wrong: /№|参考号|执照|更改|变更|罚款|退改费|调度员|所有者|业务员/u, why: 'a word of another term' },
    { wrong: /预约|预定|订购|发票|工单|凭单|票据|旅程|结余|场所/u, why: 'a second noun of an order, a bill, a programme or a venue' },
    { wrong: /\d\s\d{3}\s₽/u, why: 'thousands without their comma' },
    { wrong: /彼得霍夫|圣以撒|滴血救世主/u, why: 'a museum by another name than the catalogue’s' },
    { wrong: /优惠(?!票)|国家|(?:正在|立即|再次)询问/u, why: 'a word of another term' },
    { wrong: /会话|移至归档|未能加载|支付方式|完好|贵方|你们|她|验证码登录(?!了)|值班员工|电子邮箱/u, why: 'a word of another term' },
  ],
  fa: [
    { wrong: /[يكى]/u, why: 'an Arabic letter' },
    { wrong: /[۰-۹٠-٩]/u, why: 'digits that are not on the ticket' },
    { wrong: /\p{Script=Arabic}[,;?]/u, why: 'Latin punctuation' },
    { wrong: /!/u, why: 'an exclamation' },
    { wrong: /متأسف|لطفاً/u, why: 'a regret or a plea before the fact' },
    { wrong: /[“”"]/u, why: 'quotes of another script' },
    { wrong: /[№%٪]/u, why: 'a sign in the place of its word' },
    { wrong: /(?<!\u2066)\{(?:sum|amount|kept)\}/u, why: 'a sum whose sign would stand left of it', except: ['mails'] },
    { wrong: /(?<!\p{L})ن?می \p{L}|\p{L} ها(?!\p{L})/u, why: 'parts of a word without their joiner' },
    { wrong: /^(?:تأیید|رد|لغو|پرداخت) شده$/u, why: 'parts of a word without their joiner' },
    { wrong: /(?:شماره|برنامه) (?:سفر|سفارش|مرجع|بازدید|حساب|مجوز|[{<])/u, why: 'an ezafe that is not written' },
    { wrong: /(?<!\p{L})(?:درباره|بر پایه) (?=[\p{L}{<])/u, why: 'an ezafe that is not written' },
    { wrong: /(?<!\p{L})همه (?:این|آن|گروه|برنامه|\p{L}+\u200cها)(?!\p{L})/u, why: 'an ezafe that is not written' },
    { wrong: /(?<!\p{L})هزینه (?:بازدید|سفارش|بلیت|خدمات|تمدید|اضافه|آن|این)(?!\p{L})/u, why: 'an ezafe that is not written' },
    {
      wrong: /(?<!\p{L})(?:مجموعه|برنامه|نسخه|برگه|گذرواژه|شناسه|موزه) (?:دیگری|جدیدی?|قبلی|منتشرشده|مالیاتی)(?!\p{L})/u,
      why: 'an ezafe that is not written',
    },
    { wrong: /\d{4,}\s₽|\d[,.]\d{3}\s₽/u, why: 'thousands that are not parted by a space' },
    { wrong: /پارک پایین|ایساک/u, why: 'a museum by another name than the catalogue’s' },
    { wrong: /(?<!\p{L})توسط(?!\p{L})/u, why: 'a calque: say who did it' },
    { wrong: /(?:روشن|خاموش) (?:کن|کرد|شو|شد|می‌)/u, why: 'a function is فعال or غیرفعال' },
    { wrong: /بی‌درنگ|از آنِ|برگزین|(?<!می‌)پیوند(?!د|ند)|قرارداد پیشنهادی/u, why: 'a word of another term' },
    {
      wrong: /رزرو|بلیط|اسلات|کوپن|فیش|لیست انتظار|ارجاع|استقبال‌کننده/u,
      why: 'a second noun of an order, a ticket, a slot, a mark or a greeter',
    },
    { wrong: /ورود با کد(?! بازیابی)|کارمند شیفت|واچر|فاکتور|راهنمای رادیویی|این‌جا|زبانه/u, why: 'a word of another term' },
  ],
  vi: [
    { wrong: /[«»№—]/u, why: 'a sign that Vietnamese does not have' },
    { wrong: /!(?!\[)(?<!^Xin chào \{name\}!)/u, why: 'an exclamation' },
    { wrong: /rất tiếc|xin lỗi|vui lòng/iu, why: 'a regret or a plea before the fact' },
    { wrong: /["]| %/u, why: 'a sign that Vietnamese does not have' },
    { wrong: /(?<!\p{L})(?:hoá|huỷ|toà|khoá|thoả|tuỳ)(?!\p{L})/iu, why: 'a tone mark on the second vowel' },
    { wrong: /e-mail|quý khách|chủ sở hữu|chủ hợp đồng|người đi kèm|máy nghe đoàn/iu, why: 'a word of another term' },
    {
      wrong: /đơn hàng|booking|(?<!\{)voucher|lịch trình|hành trình|khe giờ|danh sách đợi|lượt đặt/iu,
      why: 'a second noun of an order, a voucher or a programme',
    },
    { wrong: /\d[\s,]\d{3}\s₽/u, why: 'thousands without their point' },
    { wrong: /Công viên Hạ/u, why: 'a museum by another name than the catalogue’s' },
    { wrong: /^Số đơn(?! \{|\d)|(?:của|cùng|ghi rõ) số đơn/u, why: 'a label of an order’s number is “Mã đơn”' },
    { wrong: /thẻ mới|(?:trong|ở|mở|cùng|đến) thẻ(?! (?:ngân hàng|tín dụng|khách))/iu, why: 'a tab is “tab”, “thẻ” is a bank card' },
    { wrong: /(?<!\p{L})nó(?!\p{L})/iu, why: 'a thing is named again' },
    { wrong: /chào hàng|đặt cọc|chuyến (?:tham quan|thăm)|chưa tải được|chờ quyết định/iu, why: 'a word of another term' },
  ],
}

/** Why a sentence does not read as its language is written here, one line each; the folder says where its readers meet it. */
export function habitFaults(language: Language, folder: string, sentence: string): string[] {
  const broken = (habits[language] ?? []).filter(({ wrong, except }) => !except?.includes(folder) && wrong.test(sentence))
  const faults = broken.map(({ wrong, why }) => `${why}: “${wrong.exec(sentence)?.[0] ?? ''}”`)
  return sentence === sentence.normalize('NFC') ? faults : [...faults, 'letters and their marks apart']
}
