import '../capacity/slots.ts'
