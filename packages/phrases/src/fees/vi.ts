export const vi = {
  title: 'Phí gia hạn giấy phép',
  text: 'Phí được tính cùng yêu cầu. Nếu bảo tàng từ chối, tiền sẽ trở lại số dư.',
  license: '<guide></guide>, số <number></number>',
  amountText: 'Mỗi khoản phí được trả toàn bộ.',
  missing: 'Hãy chọn ít nhất một khoản phí.',
  note: '{count, plural, other {Có # khoản phí gia hạn giấy phép cần thanh toán}}: {sum}.',
  open: 'Thanh toán phí',
  covered: '{count, plural, other {Gia hạn # giấy phép}}',
} as const
