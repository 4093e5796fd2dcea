/** A video that may be shown: where it is, its code there, the frame that plays it, and its own page. */
export interface Video {
  host: 'YouTube' | 'Vimeo';
  code: string;
  embedUrl: string;
  watchUrl: string;
}

/** The only hosts that a page may frame. */
export const VIDEO_FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

export const VIDEO_INVALID = 'Video must be the code or the address of a YouTube or Vimeo video.';

const ADDRESS = /^(?:https?:\/\/)?([a-z0-9.-]+)(?::\d+)?(\/[^?#]*)?(\?[^#]*)?/i;

const HOSTS = [
  {
    name: /^(?:(?:www\.)?youtu\.be|(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com)$/i,
    // A code of digits alone is YouTube's if it has its length.
    form: /^[A-Za-z0-9_-]{11}$/,
    codeOf: (path: string, query: string) =>
      /[?&]v=([^&]+)/.exec(query)?.[1] ?? /^\/(?:(?:embed|shorts|live|v)\/)?([^/]+)/.exec(path)?.[1],
    videoOf: (code: string): Video => ({
      host: 'YouTube',
      code,
      embedUrl: `${VIDEO_FRAMES[0]}/embed/${code}`,
      watchUrl: `https://www.youtube.com/watch?v=${code}`,
    }),
  },
  {
    name: /^(?:(?:www|player)\.)?vimeo\.com$/i,
    form: /^\d{6,10}$/,
    codeOf: (path: string) => /\/(\d{6,10})(?:\/|$)/.exec(path)?.[1],
    videoOf: (code: string): Video => ({
      host: 'Vimeo',
      code,
      embedUrl: `${VIDEO_FRAMES[1]}/video/${code}`,
      watchUrl: `https://vimeo.com/${code}`,
    }),
  },
];

/** The video that a code or an address names, or null when it names none of YouTube or Vimeo [APROP-71, APROP-84]. */
export function videoOf(given: string): Video | null {
  const text = given.trim();
  const byCode = HOSTS.find(({ form }) => form.test(text));
  if (byCode) {
    return byCode.videoOf(text);
  }
  const [, name = '', path = '', query = ''] = ADDRESS.exec(text) ?? [];
  const host = HOSTS.find((one) => one.name.test(name));
  const code = host?.codeOf(path, query);
  return host && code && host.form.test(code) ? host.videoOf(code) : null;
}
