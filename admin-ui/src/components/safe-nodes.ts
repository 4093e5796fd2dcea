const elements = new Set(
  'a b blockquote br center code div em font h1 h2 h3 h4 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const attributes = new Set(
  'align alt bgcolor border cellpadding cellspacing colspan height role rowspan valign width'.split(' '),
);

/**
 * Builds the nodes of an e-mail or a description from its HTML, from a list of what is allowed: no scripts, no links that lead
 * anywhere, no pictures from elsewhere. Styles are set through the DOM, because the content policy refuses style
 * attributes that come as text.
 */
export function safeNodesOf(html: string): DocumentFragment {
  const parsed = new DOMParser().parseFromString(withoutInlineStyle(html), 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...safeChildren(parsed.body));
  return fragment;
}

/** Even a parsed document that is never shown reports its style attributes to the content policy, so they get another name. */
function withoutInlineStyle(html: string): string {
  return html.replace(/(<[a-z][^<>]*?)\sstyle\s*=/gi, '$1 data-style=').replace(/<(\/?)style\b/gi, '<$1template');
}

function safeChildren(from: Element): Node[] {
  return [...from.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      return [document.createTextNode(node.textContent ?? '')];
    }
    if (!(node instanceof Element)) {
      return [];
    }
    const name = node.localName;
    if (name === 'script' || name === 'style' || name === 'title' || name === 'template') {
      return [];
    }
    if (!elements.has(name)) {
      return safeChildren(node);
    }
    return [safeCopy(node, name)];
  });
}

function safeCopy(source: Element, name: string): HTMLElement {
  const copy = document.createElement(name);
  for (const { name: attribute, value } of source.attributes) {
    if (attributes.has(attribute)) {
      copy.setAttribute(attribute, value);
    }
  }
  const style = source.getAttribute('data-style');
  if (style && !/url\s*\(/i.test(style)) {
    copy.style.cssText = style;
  }
  const image = source.getAttribute('src');
  if (name === 'img' && image?.startsWith('/')) {
    copy.setAttribute('src', image);
  }
  const address = source.getAttribute('href');
  if (name === 'a' && address) {
    copy.title = address;
  }
  copy.append(...safeChildren(source));
  return copy;
}
