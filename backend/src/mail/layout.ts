import { textOf } from './html-text';

/** Stands in kept mails where a secret was; the sender puts the secret in its place for the moment of sending. */
export const REDACTED = '••••••••';

export interface MailContent {
  subject: string;
  /** The line that mail programs show beside the subject. */
  preheader: string;
  heading: string;
  blocks: Block[];
  /** For what the office sends of its own accord: why somebody gets it, and where the office is. */
  footer?: { because: string; postalAddress: string };
}

/** The building blocks of a mail; all of their text but `html` is plain and escaped here. */
export type Block =
  | { text: string }
  /** Clean, from `cleanHtml`. */
  | { html: string }
  | { rows: [label: string, value: string][] }
  | { quote: string }
  | { code: string }
  | { button: string; address: string }
  | { link: string; address: string };

export interface Brand {
  product: string;
  /** The address people use, without a trailing slash. */
  site: string;
  contactEmail: string;
  contactPhone: string;
  /** Of the office; undefined where it has none. */
  postalAddress: string | undefined;
}

/** The last line of a mail that people can stop. */
export interface StopLine {
  /** What the mails are about, as it is used in a sentence. */
  about: string;
  address: string;
}

/** Why somebody gets a mail that they can stop, or that has a reason of its own. */
const becauseOf = ({ footer }: MailContent, stop: StopLine | undefined): string[] =>
  footer ? [footer.because] : stop ? [`You get mails about ${stop.about} because of your account.`] : [];

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Keeps the line beside the subject to the preheader: without it mail programs go on with the heading. */
const AFTER_PREHEADER = '&#847;&zwnj;&nbsp;'.repeat(60);

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const lines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

const STYLE = `
  :root { color-scheme: light dark; }
  @media (max-width: 480px) {
    .card { padding: 24px 20px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .paper { background: #0f1624 !important; }
    .card { background: #172033 !important; border-color: #2a3550 !important; }
    .ink, .ink a { color: #e9edf5 !important; }
    .muted, .muted a { color: #9aa5b8 !important; }
    .line { border-color: #2a3550 !important; }
    .accent { color: #f08a57 !important; }
    .action, .action a { background: #f08a57 !important; color: #14213d !important; }
    .quiet { background: #0f1624 !important; border-color: #2a3550 !important; }
  }`;

function html(block: Block): string {
  if ('text' in block) {
    return `<p class="ink" style="margin:16px 0 0;font:400 16px/24px ${SANS};color:#14213d;text-wrap:pretty">${lines(block.text)}</p>`;
  }
  if ('html' in block) {
    return `<div class="ink" style="margin:16px 0 0;font:400 16px/24px ${SANS};color:#14213d;overflow-wrap:anywhere">${block.html}</div>`;
  }
  if ('quote' in block) {
    return `<div class="ink line" style="margin:16px 0 0;padding:4px 0 4px 16px;border-left:3px solid #e3e0d8;font:400 16px/24px ${SANS};color:#14213d">${lines(block.quote)}</div>`;
  }
  if ('code' in block) {
    return `<div class="quiet ink" style="margin:16px 0 0;padding:12px 16px;background:#fbfaf7;border:1px solid #e3e0d8;border-radius:8px;font:600 24px/32px ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;color:#14213d">${escapeHtml(block.code)}</div>`;
  }
  if ('button' in block) {
    // Outlook keeps the padding of cells, not of links.
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="action" bgcolor="#b8461a" style="border-radius:8px;mso-padding-alt:12px 24px"><a href="${escapeHtml(block.address)}" style="display:inline-block;padding:12px 24px;background:#b8461a;color:#ffffff;border-radius:8px;font:600 16px/24px ${SANS};text-decoration:none">${escapeHtml(block.button)}</a></td></tr></table>`;
  }
  if ('link' in block) {
    return `<p class="ink" style="margin:8px 0 0;font:400 14px/20px ${SANS};color:#14213d"><a href="${escapeHtml(block.address)}" style="color:#14213d">${escapeHtml(block.link)}</a></p>`;
  }
  const cell = `padding:8px 0;border-top:1px solid #e3e0d8;font:400 14px/20px ${SANS};text-align:left;vertical-align:top;overflow-wrap:anywhere`;
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td class="muted line" width="36%" style="${cell};padding-right:16px;color:#5b6472">${escapeHtml(label)}</td><td class="ink line" style="${cell};color:#14213d">${lines(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;border-collapse:collapse">${rows.join('')}</table>`;
}

function text(block: Block): string {
  if ('text' in block) {
    return block.text;
  }
  if ('html' in block) {
    return textOf(block.html);
  }
  if ('quote' in block) {
    return block.quote.replace(/^/gm, '> ');
  }
  if ('code' in block) {
    return `    ${block.code}`;
  }
  if ('button' in block) {
    return `${block.button}:\n${block.address}`;
  }
  if ('link' in block) {
    return `${block.link}:\n${block.address}`;
  }
  // What is on a further line of a value does not look like a row.
  return block.rows
    .map(([label, value]) => `${label}: ${value.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n  ')}`)
    .join('\n');
}

/** The mail as HTML: tables and inline styles, as mail programs want it, light and dark. */
export function renderHtml(content: MailContent, brand: Brand, stop?: StopLine): string {
  const stopLink = stop ? `<a href="${escapeHtml(stop.address)}" style="color:#5b6472">Stop these mails</a>` : '';
  const because = [...becauseOf(content, stop).map(escapeHtml), stopLink].filter(Boolean).join(' ');
  const postal = content.footer ? escapeHtml(`${brand.product}, ${content.footer.postalAddress}`) : '';
  const lastLines = [because, postal]
    .filter(Boolean)
    .map((line) => `<br>${line}`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}${AFTER_PREHEADER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="accent" style="padding:0 0 16px;font:700 18px/24px ${SANS};color:#b8461a">${escapeHtml(brand.product)}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e3e0d8;border-radius:12px">
<h1 class="ink" style="margin:0;font:700 24px/32px ${SANS};color:#14213d;text-wrap:balance;overflow-wrap:anywhere">${escapeHtml(content.heading)}</h1>
${content.blocks.map(html).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 0 0;font:400 14px/20px ${SANS};color:#5b6472">Questions? Write to <a href="mailto:${escapeHtml(brand.contactEmail)}" style="color:#5b6472">${escapeHtml(brand.contactEmail)}</a> or call <a href="tel:${escapeHtml(brand.contactPhone)}" style="color:#5b6472;white-space:nowrap">${escapeHtml(brand.contactPhone)}</a>.<br><a href="${escapeHtml(brand.site)}/" style="color:#5b6472">${escapeHtml(brand.site)}</a>${lastLines}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same mail as plain text. */
export function renderText(content: MailContent, brand: Brand, stop?: StopLine): string {
  return (
    [
      content.heading,
      ...content.blocks.map(text),
      `Questions? Write to ${brand.contactEmail} or call ${brand.contactPhone}.\n${brand.product}, ${brand.site}/`,
      ...(content.footer ? [`${brand.product}, ${content.footer.postalAddress}`] : []),
      ...becauseOf(content, stop).map((because) => (stop ? `${because} Stop these mails:\n${stop.address}` : because)),
    ].join('\n\n') + '\n'
  );
}
