import '@anfilada/contract/orders'
