/** Line icons on a 20 px grid; decoration only, the words beside them carry the meaning. */
const drawings = {
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.3-1.7L17.5 17.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'M5 5l10 10M15 5 5 15',
  down: 'M5 8l5 5 5-5',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  arrow: 'M3.5 10h13M11.5 5l5 5-5 5',
  map: 'M7.5 4 3 6v10.5l4.5-2 5 2 4.5-2V4l-4.5 2-5-2Zm0 0v10.5m5-8.5v10.5',
  list: 'M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  grid: 'M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z',
  filter: 'M3 6h6m4 0h4M3 14h2m4 0h8M11 4v4M7 12v4',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6 4l10 6-10 6V4Z',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13L5 13.5Zm3.5 3.5h3',
  person: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  document: 'M5 2.5h6.5L15.5 6.5v11H5v-15Zm6.5 0v4h4M7.5 11h5.5M7.5 14h5.5',
  phone: 'M4 3.5h3l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5v3c0 .6-.5 1-1 1A13 13 0 0 1 3 4.5c0-.5.4-1 1-1Z',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  pin: 'M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9Zm0-7a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  out: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7',
  check: 'M4 10.5 8 14.5 16 5.5',
  alert: 'M10 3 2 17h16L10 3Zm0 5v4.5m0 2.2v.1',
  home: 'M3 9l7-6 7 6v8h-5v-5H8v5H3V9Z',
  swap: 'M4 7h12l-3-3M16 13H4l3 3',
  building: 'M3 17V7l7-4 7 4v10H3Zm3.5 0v-6h7v6M6.5 13h7M6.5 15h7',
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
