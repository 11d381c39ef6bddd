import '../orders/placing/place-order.ts'
