import '@anfilada/contract/orders/orders'
