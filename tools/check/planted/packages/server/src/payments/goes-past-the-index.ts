import '../orders/place-order.ts'
