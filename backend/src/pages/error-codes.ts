import { PROBLEM_CODES, PROBLEMS } from '../platform/http/problems';

/** The addresses of problems lead to the paragraphs of this page; it loads nothing. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #14213d; --muted: #5b6472; --line: #d9d5cc; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1624; --ink: #e9edf5; --muted: #9aa5b8; --line: #2a3550; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px 24px; }
section { padding: 16px 0; border-top: 1px solid var(--line); }
section:target { border-left: 4px solid var(--ink); padding-left: 12px; }
h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 20px; }
p { margin: 8px 0 0; }
.status { color: var(--muted); }
a { color: inherit; }
`;

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const section = (code: (typeof PROBLEM_CODES)[number]): string => {
  const { title, statuses, meaning, again } = PROBLEMS[code];
  return `<section id="${code}">
<h2><code>${code}</code></h2>
<p class="status">${statuses.join(' or ')}: ${html(title)}</p>
<p>${html(meaning)} Does it help to send it again? ${html(again)}</p>
</section>`;
};

/** Every code of the refusals of /api/v1, each with an id of its own. */
export const errorCodesPage = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error codes - Stowbridge API</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Error codes</h1>
<p>What <code>code</code> says in the errors of <code>/api/v1</code>. <a href="/api/docs">The reference</a></p>
${PROBLEM_CODES.map(section).join('\n')}
</main>
</body>
</html>
`;
