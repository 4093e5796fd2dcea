/**
 * Descriptions are stored as HTML and written as light text: an empty line starts a paragraph, `## ` a heading, `- `
 * and `1. ` list items; `**bold**`, `*italic*` and `[words](address)` inside a line.
 */

const headings: Record<string, string> = { '## ': 'h2', '### ': 'h3', '#### ': 'h4' };

/** The HTML of a light text. Everything is escaped, so that only the marks above become elements. */
export function htmlOf(text: string): string {
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  const html: string[] = [];
  let open = '';
  const close = () => {
    if (open) {
      html.push(`</${open}>`);
    }
    open = '';
  };
  for (const line of lines) {
    const item = /^(?:[-•]|(\d+\.))\s+(.+)$/.exec(line);
    const heading = Object.keys(headings).find((mark) => line.startsWith(mark));
    const list = item && (item[1] ? 'ol' : 'ul');
    if (!line || heading) {
      close();
    }
    if (heading) {
      html.push(`<${headings[heading]}>${inlineHtml(line.slice(heading.length))}</${headings[heading]}>`);
    } else if (item && list) {
      if (open !== list) {
        close();
        html.push(`<${list}>`);
        open = list;
      }
      html.push(`<li>${inlineHtml(item[2])}</li>`);
    } else if (line && open === 'p') {
      html.push(`<br>${inlineHtml(line)}`);
    } else if (line) {
      close();
      html.push(`<p>${inlineHtml(line)}`);
      open = 'p';
    }
  }
  close();
  return html.join('');
}

function inlineHtml(line: string): string {
  return escapeHtml(line)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(((?:https?:|mailto:|tel:)[^\s)]+)\)/g, '<a href="$2">$1</a>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The light text of a stored description, or null when it holds something that the light text cannot say. */
export function markupOf(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.childNodes]
    .filter((node) => node.nodeName !== '#text' || node.textContent?.trim())
    .map(blockMarkup);
  return blocks.includes(null) ? null : blocks.join('\n\n');
}

function blockMarkup(node: ChildNode): string | null {
  const mark = Object.entries(headings).find(([, name]) => name === node.nodeName.toLowerCase())?.[0];
  if (mark) {
    return joined(node, mark);
  }
  if (node.nodeName === 'UL' || node.nodeName === 'OL') {
    const items = [...(node as Element).children].map((item, index) =>
      joined(item, node.nodeName === 'UL' ? '- ' : `${index + 1}. `),
    );
    return items.includes(null) ? null : items.join('\n');
  }
  return node.nodeName === 'P' ? joined(node, '') : inlineMarkup(node);
}

function joined(node: Node, before: string): string | null {
  const parts = [...node.childNodes].map(inlineMarkup);
  return parts.includes(null) ? null : (before + parts.join('')).trim();
}

function inlineMarkup(node: Node): string | null {
  if (node.nodeName === '#text') {
    return (node.textContent ?? '').replace(/\s+/g, ' ');
  }
  const inside = joined(node, '');
  if (inside === null) {
    return null;
  }
  switch (node.nodeName) {
    case 'BR':
      return '\n';
    case 'B':
    case 'STRONG':
      return `**${inside}**`;
    case 'I':
    case 'EM':
      return `*${inside}*`;
    case 'A':
      return `[${inside}](${(node as Element).getAttribute('href') ?? ''})`;
    default:
      return null;
  }
}
