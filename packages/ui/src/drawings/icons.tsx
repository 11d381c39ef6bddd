import styles from './icons.module.css'

/** 24 grid, 1.5 stroke, round ends, no fills. An icon never stands without a name beside it, so it is hidden from readers of the screen. */
function draw(lines: string, turns?: 'turns') {
  return (
    <svg className={turns ? `${styles.icon} ${styles.turns}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
    </svg>
  )
}

// One function per icon, so that a page ships only those it draws. Arrows turn with the direction of writing; things do not.
export const ArchiveIcon = () => draw('M3.5 5h17v4h-17zM5 9v11h14V9M9.5 13h5')
export const ArrowBackIcon = () => draw('M20 12H4M10 6l-6 6 6 6', 'turns')
export const AttentionIcon = () => draw('M12 3.5v9M12 17v.02')
export const BusIcon = () => draw('M4 6h16v11H4zM4 12h16M7 17v2.5M17 17v2.5M7.5 14.5h1M15.5 14.5h1M12 6v6')
export const CalendarIcon = () => draw('M4 5.5h16V20H4zM4 10h16M8.5 3.5v4M15.5 3.5v4')
export const CardIcon = () => draw('M3 6h18v12H3zM3 10h18M6.5 14.5h4')
export const ChatIcon = () => draw('M4 5h16v11H11l-4 3.5V16H4z')
export const CheckIcon = () => draw('M5 12.5l4.5 4.5L19 7.5')
export const ChevronDownIcon = () => draw('M6.5 9.5L12 15l5.5-5.5')
export const ChevronEndIcon = () => draw('M9.5 6l6 6-6 6', 'turns')
export const ChevronStartIcon = () => draw('M14.5 6l-6 6 6 6', 'turns')
export const ClockIcon = () => draw('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.2l3.4 2')
export const CloseIcon = () => draw('M6 6l12 12M18 6L6 18')
export const CopyIcon = () => draw('M8 8h12v12H8zM16 8V4H4v12h4')
export const DotsIcon = () => draw('M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0')
export const DownloadIcon = () => draw('M12 4v11M7 10.5l5 5 5-5M4.5 20h15')
export const EditIcon = () => draw('M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM14 7l3 3')
export const EyeIcon = () =>
  draw(
    'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  )
export const EyeOffIcon = () =>
  draw(
    'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M4.5 19.5l15-15',
  )
export const FilterIcon = () => draw('M4 6h16M7 12h10M10 18h4')
export const FlagIcon = () => draw('M6 21V3M6 4h12l-3 4 3 4H6')
export const GlobeIcon = () => draw('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17')
export const GoToIcon = () => draw('M4 6h16M4 12h8M4 18h8M16 10l4.5 4.5-4.5 4.5M20.5 14.5H15', 'turns')
export const GroupIcon = () =>
  draw('M6 9a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3.5 19c.5-3.2 2.6-5 5.5-5s5 1.8 5.5 5M15 6.2a3 3 0 0 1 0 5.6M17 14.5c2 .7 3.2 2.2 3.5 4.5')
export const HeadsetIcon = () => draw('M4 14v-2a8 8 0 0 1 16 0v2M4 14h3.5v6H4zM16.5 14H20v6h-3.5z')
export const HelpIcon = () =>
  draw('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.02')
export const HistoryIcon = () => draw('M4.5 12a7.5 7.5 0 1 0 2.5-5.6M4 4v3.5h3.5M12 8v4.5l3 2')
export const KeyboardIcon = () => draw('M3 7h18v11H3zM6.5 10.5v.01M10 10.5v.01M13.5 10.5v.01M17 10.5v.01M8 14.5h8')
export const LicenseIcon = () =>
  draw('M3.5 5h17v14h-17zM7 9.5h5M7 13h4M14 11.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M14.8 13.2V16l1.2-.8 1.2.8v-2.8')
export const ListIcon = () => draw('M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01')
export const LockIcon = () => draw('M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const LogOutIcon = () => draw('M13 20.5H5v-17h8M10 12h10.5M16.5 8l4 4-4 4', 'turns')
export const MenuIcon = () => draw('M4 7h16M4 12h16M4 17h10', 'turns')
export const MinusIcon = () => draw('M5 12h14')
export const MoonIcon = () => draw('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z')
export const MuseumIcon = () => draw('M4 20h16M6 20V9M18 20V9M10 20V9M14 20V9M4 9l8-5 8 5z')
export const NewsIcon = () => draw('M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h3')
export const OrdersIcon = () => draw('M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4')
export const PaperclipIcon = () =>
  draw(
    'M19.5 11.5l-7.8 7.8a4.6 4.6 0 0 1-6.500-6.500l8.500-8.500a3.100 3.100 0 0 1 4.400 4.400l-8.300 8.300a1.500 1.500 0 0 1-2.200-2.200l7.300-7.300',
  )
export const PasteIcon = () => draw('M8 5H5v15h14V5h-3M8 3.5h8v4H8zM8.5 12h7M8.5 16h4')
export const PhoneIcon = () =>
  draw('M6 3.5h3l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10.5 20 4 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.5z')
export const PinIcon = () =>
  draw('M12 21c4.5-5 6.5-8.3 6.5-11a6.5 6.5 0 0 0-13 0c0 2.7 2 6 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0')
export const PlusIcon = () => draw('M12 5v14M5 12h14')
export const PriceIcon = () => draw('M4 4h8l8.5 8.5-8 8L4 12zM8 8v.01')
export const PrintIcon = () => draw('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z')
export const QrIcon = () => draw('M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v3M14 20h3M20 20v.01')
export const RetryIcon = () => draw('M19 7.5A8 8 0 0 0 4.5 10M5 16.5A8 8 0 0 0 19.5 14M19.5 3.5v4h-4M4.5 20.5v-4h4')
export const ScalesIcon = () => draw('M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z')
export const SearchIcon = () => draw('M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l5.5 5.5')
export const SendIcon = () => draw('M4 12L20 4.5 15.5 20l-3.7-6.2zM11.8 13.8L20 4.5', 'turns')
export const SettingsIcon = () => draw('M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0')
export const SplitIcon = () => draw('M12 20v-8M12 12L5.5 5.5M12 12l6.5-6.5M5.5 10V5.5H10M14 5.5h4.5V10')
export const SunIcon = () =>
  draw(
    'M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M18.4 5.6l-1.6 1.6M7.2 16.8l-1.6 1.6',
  )
export const TicketIcon = () => draw('M3 8h18v3a1.8 1.8 0 0 0 0 3.6V18H3v-3.4A1.8 1.8 0 0 0 3 11zM14.5 8v2M14.5 12v2M14.5 16v2')
export const UndoIcon = () => draw('M8.5 5L4.5 9l4 4M5 9h9a5 5 0 0 1 0 10H9', 'turns')
export const UserIcon = () => draw('M8.2 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6')
export const WarningIcon = () => draw('M12 4.5l9 15.5H3zM12 10v4.5M12 17.2v.01')
export const YuanIcon = () => draw('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8.5 7.5l3.5 5 3.5-5M12 12.5V17M9 13h6M9 15.2h6')
