/** The portal's few icons, drawn on a 20 px grid with a 2 px line. They decorate: the words stand beside them. */
const shapes = {
  alert: 'M10 5.5v5.5M10 14.2v.1M10 1.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4Z',
  check: 'M4 10.5 8.2 14.7 16 6.3',
  close: 'M5 5l10 10M15 5 5 15',
  chevron: 'M5.5 8 10 12.5 14.5 8',
  external: 'M7 4H4v12h12v-3M11 4h5v5M16 4l-7 7',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3v4M13 3v4',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  menu: 'M3 6h14M3 10h14M3 14h14',
  eye: 'M1.8 10S4.6 4.8 10 4.8 18.2 10 18.2 10 15.4 15.2 10 15.2 1.8 10 1.8 10ZM10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  eyeOff: 'M3 3l14 14M8 5a7.600 7.600 0 0 1 2-.2c5.400 0 8.200 5.200 8.200 5.200a13 13 0 0 1-2.300 2.900M5.200 6.400A12.500 12.500 0 0 0 1.800 10s2.800 5.200 8.200 5.200a7.700 7.700 0 0 0 3.700-.9',
  document: 'M5 2.500h6.500L15.500 6.500v11H5zM11.500 2.500v4h4',
  clock: 'M10 1.800a8.200 8.200 0 1 1 0 16.400 8.200 8.200 0 0 1 0-16.400ZM10 5.500V10l3 2',
} as const;

export type IconName = keyof typeof shapes;

export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
    <path d={shapes[name]} />
  </svg>
);
