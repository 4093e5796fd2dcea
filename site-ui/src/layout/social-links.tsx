import type { SiteDto } from '@stowbridge/api';

const glyphs: Record<string, string> = {
  linkedin:
    'M4.500 3.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400ZM3.100 8h2.800v9H3.100V8Zm4.600 0h2.700v1.200c.5-.8 1.400-1.400 2.800-1.400 2.600 0 3.700 1.600 3.700 4.200v5h-2.800v-4.600c0-1.400-.4-2.300-1.600-2.300-1.300 0-2 .9-2 2.400V17H7.700V8Z',
  facebook:
    'M11 17.500v-6.600h2.300l.4-2.700H11V6.600c0-.8.3-1.300 1.400-1.300h1.400V2.900c-.4 0-1.200-.1-2-.1-2.100 0-3.500 1.200-3.500 3.500v1.900H6v2.700h2.300v6.600H11Z',
  x: 'M3 3h3.900l3.500 4.900L14.600 3h1.900l-5.200 6.100L17 17h-3.900l-3.800-5.300L4.800 17H2.900l5.500-6.500L3 3Zm2.600 1.400 8.200 11.200h.9L6.500 4.400h-.9Z',
  instagram:
    'M6.500 2.500h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-7a4 4 0 0 1 4-4Zm0 1.600a2.400 2.400 0 0 0-2.400 2.400v7a2.400 2.400 0 0 0 2.400 2.400h7a2.400 2.400 0 0 0 2.400-2.400v-7a2.400 2.400 0 0 0-2.400-2.400h-7ZM10 6.300a3.700 3.700 0 1 1 0 7.400 3.700 3.700 0 0 1 0-7.400Zm0 1.600a2.100 2.100 0 1 0 0 4.200 2.100 2.100 0 0 0 0-4.200Zm4-2.700a.9.9 0 1 1 0 1.800.9.9 0 0 1 0-1.800Z',
  youtube:
    'M3.500 5.300C6 4.700 14 4.700 16.500 5.300c1.300.3 1.300 9.100 0 9.400-2.500.6-10.500.6-13 0-1.300-.3-1.300-9.100 0-9.400ZM8.400 7.400v5.200l4.400-2.600-4.400-2.600Z',
};

/** [SHELL-66] */
export function SocialLinks({ links, className }: { links: SiteDto['SocialLinks']; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ Name, Url }) => (
        <li key={Name}>
          <a href={Url} target="_blank" rel="noopener noreferrer" aria-label={`${Name} (opens in a new tab)`}>
            <svg width="18" height="18" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
              <path d={glyphs[Name.toLowerCase()] ?? 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z'} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
