export const vi = {
  title: 'Phí gia hạn giấy phép',
  text: 'Phí được tính cùng yêu cầu. Nếu bảo tàng từ chối, tiền sẽ trở lại số dư.',
  license: '<guide></guide>, số <number></number>',
  amountText: 'Mỗi khoản phí được trả toàn bộ.',
  missing: 'Hãy chọn ít nhất một khoản phí.',
  open: 'Thanh toán phí',
  covered: '{count, plural, other {Gia hạn # giấy phép}}',
  toOrders: '{count, plural, other {Về # đơn}}',
  twice: 'phí giấy phép {license} trong hóa đơn số {invoice}',
  ofLicenses: '{count, plural, other {Gia hạn giấy phép: <numbers></numbers>}}',
} as const
