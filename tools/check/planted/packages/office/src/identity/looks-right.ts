import '../mails/screen.ts'
