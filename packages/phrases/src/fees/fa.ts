export const fa = {
  title: 'هزینه‌های تمدید مجوز',
  text: 'هزینه همراه درخواست به حساب می‌آید. اگر موزه نپذیرد، پول به مانده برمی‌گردد.',
  license: '<guide></guide>، شماره <number></number>',
  amountText: 'هر هزینه یک‌جا پرداخت می‌شود.',
  missing: 'دست‌کم یک هزینه را انتخاب کنید.',
  note: '{count, plural, one {# هزینهٔ تمدید مجوز} other {# هزینهٔ تمدید مجوز}} در انتظار پرداخت است: \u2066{sum}\u2069.',
  open: 'پرداخت هزینه‌ها',
  covered: '{count, plural, one {تمدید # مجوز} other {تمدید # مجوز}}',
} as const
