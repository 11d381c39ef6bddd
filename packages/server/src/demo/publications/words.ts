import type { Language } from '@anfilada/contract/languages'

type Words = Readonly<Record<Language, readonly [title: string, text: string]>>

export const evening: Words = {
  ru: [
    'Петергоф: вечерний вход по субботам',
    'Нижний парк по субботам открыт **до 22:30**. Вход по обычному ваучеру, доплаты нет; последний вход в 21:30.\n\n[Заказать вечерний вход](/new)',
  ],
  en: [
    'Peterhof: evening entry on Saturdays',
    'On Saturdays the Lower Park is open **until 22:30**. Your usual voucher is valid, there is nothing to add; the last entry is at 21:30.\n\n[Order an evening entry](/new)',
  ],
  zh: [
    '夏宫（彼得宫）：周六夜间入园',
    '下花园周六开放至 **22:30**。凭普通凭证即可入园，无需加价；最晚 21:30 入园。\n\n[预订夜间入园](/new)',
  ],
  fa: [
    'پترهوف: ورود عصرگاهی در شنبه‌ها',
    'باغ پایینی شنبه‌ها **تا ساعت 22:30** باز است. همان ووچر معمول کافی است و هزینهٔ اضافه ندارد؛ آخرین ورود ساعت 21:30 است.\n\n[سفارش ورود عصرگاهی](/new)',
  ],
  vi: [
    'Cung điện Mùa Hè Peterhof: vào cửa buổi tối thứ Bảy',
    'Thứ Bảy, Vườn Hạ mở cửa **đến 22:30**. Dùng phiếu dịch vụ thông thường, không phải trả thêm; lượt vào cuối lúc 21:30.\n\n[Đặt vào cửa buổi tối](/new)',
  ],
}

export const groups: Words = {
  ru: [
    'Янтарная комната: группы до 50 человек',
    'Музей поднял предел с 45 до 50. Заказы на 45 менять не нужно: новые сеансы сразу показывают 50 мест.',
  ],
  en: [
    'Amber Room: groups of up to 50',
    'The museum raised its limit from 45 to 50. Orders for 45 need no change: new time slots show 50 places at once.',
  ],
  zh: ['琥珀厅：团队上限增至 50 人', '博物馆将上限由 45 人提高到 50 人。已有的 45 人订单无需修改，新场次直接显示 50 个名额。'],
  fa: [
    'اتاق کهربا: گروه‌های تا 50 نفر',
    'موزه سقف را از 45 به 50 نفر رساند. سفارش‌های 45 نفری نیازی به تغییر ندارند؛ سانس‌های جدید 50 جا دارند.',
  ],
  vi: [
    'Phòng Hổ phách: đoàn đến 50 khách',
    'Bảo tàng nâng giới hạn từ 45 lên 50. Các đơn 45 khách không cần đổi: khung giờ mới hiển thị ngay 50 chỗ.',
  ],
}

export const cathedral: Words = {
  ru: [
    'Исаакиевский собор: днём закрыт на службу',
    'В ближайший вторник собор закрыт **с 11:00 до 14:00**.\n\n- Группы на это время мы перенесли на 14:30.\n- Новое время стоит в ваших заказах.\n- Если оно не подходит, измените заказ бесплатно.',
  ],
  en: [
    'St Isaac’s Cathedral: closed for a service',
    'Next Tuesday the cathedral is closed **from 11:00 to 14:00**.\n\n- We moved the groups of these hours to 14:30.\n- Your orders show the new time.\n- If it does not suit you, change the order free of charge.',
  ],
  zh: [
    '伊萨基辅大教堂：举行礼拜期间关闭',
    '下周二 **11:00 至 14:00** 教堂关闭。\n\n- 该时段的团队已改到 14:30。\n- 新时间已显示在您的订单中。\n- 如不合适，可免费修改订单。',
  ],
  fa: [
    'کلیسای جامع سنت ایزاک: بسته برای نیایش',
    'سه‌شنبهٔ آینده کلیسا **از 11:00 تا 14:00** بسته است.\n\n- گروه‌های این ساعت را به 14:30 بردیم.\n- ساعت جدید در سفارش شما آمده است.\n- اگر مناسب نیست، سفارش را رایگان تغییر دهید.',
  ],
  vi: [
    'Nhà thờ Thánh Isaac: đóng cửa khi hành lễ',
    'Thứ Ba tới, nhà thờ đóng cửa **từ 11:00 đến 14:00**.\n\n- Các đoàn vào giờ này được dời sang 14:30.\n- Giờ mới đã có trong đơn của bạn.\n- Nếu không phù hợp, hãy đổi đơn miễn phí.',
  ],
}

/** Not translated: what readers of other languages see then. */
export const accounting: Pick<Words, 'ru'> = {
  ru: [
    'Бухгалтериям: акты за месяц',
    'Акты сверки за прошлый месяц можно получить на странице [«Сверка»](/revise). Закрывающие документы через ЭДО уйдут до 5-го числа.',
  ],
}

export const boat: Words = {
  ru: ['Метеор в Петергоф за 40 минут', 'Группам от 20 человек 1\u00a0100\u00a0₽ вместо 1\u00a0450\u00a0₽.'],
  en: ['Hydrofoil to Peterhof in 40 minutes', 'For groups of 20 and more: 1,100\u00a0₽ instead of 1,450\u00a0₽.'],
  zh: ['快艇 40 分钟直达夏宫（彼得宫）', '20 人及以上团队每人 1,100\u00a0₽，原价 1,450\u00a0₽。'],
  fa: [
    'قایق تندرو به پترهوف در 40 دقیقه',
    'برای گروه‌های 20 نفر به بالا \u20661\u00a0100\u00a0₽\u2069 به جای \u20661\u00a0450\u00a0₽\u2069.',
  ],
  vi: ['Tàu cánh ngầm đến Peterhof trong 40 phút', 'Đoàn từ 20 khách: 1.100\u00a0₽ thay vì 1.450\u00a0₽.'],
}

export const onlinePayment: Words = {
  ru: ['Заказы можно оплачивать онлайн', 'Картой или по QR-коду СБП, на странице [«Оплата заявок»](/payment). Чек придёт на почту.'],
  en: ['Orders can be paid online', 'By bank card or SBP QR code, on the page [“Pay for orders”](/payment). The receipt comes by email.'],
  zh: ['订单可在线支付', '在[“订单付款”](/payment)页面使用银行卡或 SBP 二维码付款，收据将发送到您的邮箱。'],
  fa: [
    'سفارش‌ها را می‌توان آنلاین پرداخت',
    'با کارت بانکی یا کد QR سیستم SBP، در صفحهٔ [«پرداخت سفارش‌ها»](/payment). رسید به ایمیل شما می‌رسد.',
  ],
  vi: [
    'Có thể thanh toán đơn trực tuyến',
    'Bằng thẻ ngân hàng hoặc mã QR SBP, tại trang [“Thanh toán đơn”](/payment). Biên lai gửi qua email.',
  ],
}

/** `{month}`: of the visits. */
export const schedule: Words = {
  ru: ['Подайте график заранее', 'Пожелания принимаем по всем музеям.'],
  en: ['Send your monthly schedule early', 'We take requests for all museums.'],
  zh: ['请提前提交排期申请', '所有博物馆均可提交意向。'],
  fa: ['برنامهٔ بازدید را زودتر ثبت کنید', 'درخواست‌ها برای همهٔ موزه‌ها پذیرفته می‌شود.'],
  vi: ['Hãy đăng ký lịch tháng sớm', 'Nhận nguyện vọng cho tất cả bảo tàng.'],
}
