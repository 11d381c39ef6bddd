export const fa = {
  title: 'هزینه‌های تمدید مجوز',
  text: 'هزینه همراه درخواست به حساب می‌آید. اگر موزه نپذیرد، پول به موجودی شما برمی‌گردد.',
  license: '<guide></guide>، شمارهٔ <number></number>',
  amountText: 'هر هزینه یک‌جا پرداخت می‌شود.',
  missing: 'دست‌کم یک هزینه را انتخاب کنید.',
  open: 'پرداخت هزینه‌ها',
  covered: '{count, plural, one {تمدید # مجوز} other {تمدید # مجوز}}',
  toOrders: '{count, plural, one {به # سفارش} other {به # سفارش}}',
  twice: 'هزینهٔ مجوز {license} در صورت‌حساب شمارهٔ {invoice}',
  ofLicenses: '{count, plural, =1 {تمدید مجوز: <numbers></numbers>} other {تمدید مجوزها: <numbers></numbers>}}',
} as const
