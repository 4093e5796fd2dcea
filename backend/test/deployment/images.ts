/** What an image does when it starts, as its Dockerfile and entry point say; look there before one is added or renewed. */
export interface Image {
  /** The account that it starts as. */
  user: 'root' | 'ordinary';
  /** What its entry point does as root before it becomes somebody else, or what its program has in its file. */
  capabilities: string[];
  /** Folders that it writes to. */
  writes: string[];
  /** Programs in it that a health check may run. */
  programs: string[];
}

const AS_ROOT_AT_FIRST = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'];

export const IMAGES: Record<string, Image> = {
  stowbridge: { user: 'ordinary', capabilities: [], writes: ['/data', '/tmp'], programs: ['node'] },
  caddy: { user: 'root', capabilities: ['NET_BIND_SERVICE'], writes: ['/config', '/data'], programs: ['wget'] },
  postgres: {
    user: 'root',
    capabilities: AS_ROOT_AT_FIRST,
    writes: ['/var/lib/postgresql', '/var/run/postgresql', '/tmp'],
    programs: ['pg_isready'],
  },
  valkey: { user: 'root', capabilities: AS_ROOT_AT_FIRST, writes: ['/data'], programs: ['sh', 'valkey-cli'] },
  mailpit: { user: 'root', capabilities: [], writes: ['/tmp'], programs: ['/mailpit'] },
};

/** The name of an image in the table above. */
export const imageNamed = (image: string): string => /^(?:.*\/)?([\w-]+):/.exec(image)?.[1] ?? image;
