import '../../portal/src/misses.ts'
