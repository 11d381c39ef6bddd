// Loaded before each process of ours, whatever it does.
import './leave-with-parent.ts'
import './source-lines.ts'
