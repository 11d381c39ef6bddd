import '../../ui/src/Button.tsx'
