import './place-order.ts'
