import './orders.actions.ts'
