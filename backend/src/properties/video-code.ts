import { invalid } from '../common/errors';

const YOUTUBE = /^[A-Za-z0-9_-]{11}$/;
const VIMEO = /^\d{6,10}$/;
const HOSTS: { host: RegExp; code: (url: URL) => string | null | undefined; form: RegExp }[] = [
  { host: /^(www\.)?youtu\.be$/, code: (url) => url.pathname.split('/')[1], form: YOUTUBE },
  { host: /^((www|m)\.)?youtube(-nocookie)?\.com$/, code: (url) => url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1], form: YOUTUBE },
  { host: /^((www|player)\.)?vimeo\.com$/, code: (url) => /(?:^|\/)(\d+)(?:\/|$)/.exec(url.pathname)?.[1], form: VIMEO },
];

/**
 * The code of a YouTube (11 characters) or Vimeo (digits) video, from the code itself or from the address of the
 * video; null when nothing is given. Nothing else is stored, so that no page ever embeds another host [APROP-84].
 * @throws DomainError('invalid') on anything else
 */
export function videoCode(given: string | null | undefined): string | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (YOUTUBE.test(text) || VIMEO.test(text)) return text;
  const url = addressOf(text);
  const host = url && HOSTS.find(({ host: pattern }) => pattern.test(url.hostname));
  const code = url && host?.code(url);
  if (!host || !code || !host.form.test(code)) throw invalid('Video must be the code or the address of a YouTube or Vimeo video.', 'videoCode');
  return code;
}

function addressOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : URL.canParse(`https://${text}`) ? new URL(`https://${text}`) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
