import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { escapeHtml } from '../common/escape-html';

/** The look of the site's own messages; the page loads nothing, since nothing may work any more. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14213d; --muted: #5b6472; --accent: #b8461a; --on-accent: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0f1624; --ink: #e9edf5; --muted: #9aa5b8; --accent: #f08a57; --on-accent: #14213d; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
main { display: grid; align-content: center; gap: 20px; box-sizing: border-box; min-height: 90vh; max-width: 640px; margin: 0 auto; padding: 64px 24px; }
h1 { margin: 0; font-size: clamp(28px, 5vw, 40px); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; overflow-wrap: anywhere; }
p { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 12px; }
a { display: inline-block; padding: 12px 24px; border: 1px solid var(--accent); border-radius: 8px; color: var(--accent); font-weight: 600; text-decoration: none; }
a:first-child { background: var(--accent); color: var(--on-accent); }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

const HASH = createHash('sha256').update(STYLE).digest('base64');

/** What the page may do: show its own style. */
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Whether a person looks at the answer itself, rather than a program of ours that shows what it says. */
export const isOpened = ({ method, headers = {} }: { method?: string; headers?: IncomingHttpHeaders }): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === undefined
    ? /^text\/html\b/.test(headers.accept ?? '')
    : headers['sec-fetch-dest'] === 'document');

/** A refusal or a fault as a page, its first sentence as the heading. What may pass can be tried again: an empty address is that of the page. */
export function errorPage(status: number, text: string): { headers: Record<string, string>; body: string } {
  const [, said = text, more = ''] = /^(.+?[.!?])\s+(.+)$/s.exec(text) ?? [];
  const rest = more.replace(/^\((.*)\)$/s, '$1');
  const onward = status === 401 ? [['/signin', 'Sign in']] : status === 429 || status >= 500 ? [['', 'Try again']] : [];
  const links = [...onward, ['/', 'Home']];
  return {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(said)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(said)}</h1>
${rest && `<p>${escapeHtml(rest)}</p>\n`}<nav aria-label="Where to go">${links.map(([address, name]) => `<a href="${address}">${name}</a>`).join('')}</nav>
</main>
</body>
</html>
`,
  };
}
