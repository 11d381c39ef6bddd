import '../../../tools/report.ts'
