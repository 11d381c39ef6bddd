import type { Language } from '@anfilada/contract/languages'

type Offer = { order: number; visit: string; times: readonly string[] }

/** A time of the other direction must not turn the line. */
const apart = (text: string | number): string => `\u2068${text}\u2069`
const list = (times: readonly string[]): string => times.map((time) => `• ${time}`).join('\n')

/** What the office writes when an order cannot stay at its time: which others have room for its whole group. */
export const offeredTimes: Record<Language, (offer: Offer) => string> = {
  ru: ({ order, visit, times }) =>
    `Здравствуйте. На сеансе ${visit} станет меньше мест, и для заказа №\u00a0${order} нужно другое время. Места для всей вашей группы сейчас есть здесь:\n${list(times)}\n\nОткройте заказ, нажмите «Изменить» и выберите новое время. Если ни одно не подходит, ответьте на это сообщение.`,
  en: ({ order, visit, times }) =>
    `Hello. There will be fewer places at the time slot of ${visit}, and order ${order} needs another time. There is room for your whole group now at:\n${list(times)}\n\nOpen the order, press “Change” and choose the new time. If none of them suits you, answer this message.`,
  zh: ({ order, visit, times }) =>
    `您好。${visit} 场次的名额将减少，订单 ${order} 需要改到其他时间。以下场次目前可容纳您的整个团队：\n${list(times)}\n\n请打开订单，点击“修改”并选择新的时间。如果都不合适，请回复此消息。`,
  fa: ({ order, visit, times }) =>
    `سلام. جاهای سانس ${apart(visit)} کمتر می‌شود و سفارش شمارهٔ ${apart(order)} زمان دیگری لازم دارد. اکنون در این زمان‌ها برای همهٔ گروه شما جا هست:\n${list(times.map(apart))}\n\nسفارش را باز کنید، «تغییر» را بزنید و زمان جدید را انتخاب کنید. اگر هیچ‌کدام مناسب نیست، به همین پیام پاسخ دهید.`,
  vi: ({ order, visit, times }) =>
    `Xin chào. Khung giờ ${visit} sẽ có ít chỗ hơn, đơn số ${order} cần chuyển sang giờ khác. Hiện còn chỗ cho cả đoàn vào:\n${list(times)}\n\nHãy mở đơn, bấm “Thay đổi” và chọn giờ mới. Nếu không giờ nào phù hợp, hãy trả lời tin nhắn này.`,
}
