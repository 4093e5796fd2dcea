import type { HeadProps } from './components/head';
import { imageUrl } from './components/photo';
import { earlyScript } from './forms/early';
import { breadcrumbs } from './lib/structured-data';

/** What the browser's build left behind, as the server needs it. */
export interface Assets {
  css: string;
  entry: string;
  font: string;
  icon: string;
  /** The chunks of a page's source file, its own first. */
  chunksOf: (module: string) => string[];
}

export interface DocumentParts {
  origin: string;
  path: string;
  product: string;
  head: HeadProps;
  /** Links that React wants in the head, such as the preload of the page's main photo. */
  links: string;
  body: string;
  boot: string;
  /** The page's source file. */
  module: string;
  /** Whether letters and code wait until the page is laid out, so that the main photo has the line to itself. */
  photoFirst?: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The complete page. Every value that is not ours is escaped; the style and the script in it are the same in every page. */
export function writeDocument(parts: DocumentParts, assets: Assets): string {
  const { origin, head, product } = parts;
  const title = escapeHtml(`${product} | ${head.title}`);
  const description = escapeHtml(head.description ?? '');
  const path = head.canonical ?? parts.path;
  const address = escapeHtml(origin + path);
  const image = escapeHtml(origin + (head.image ? imageUrl('StoreImages', head.image, 1200) : '/assets/preview.png'));
  const structured = [
    ...(head.structured?.(origin) ?? []),
    ...(head.above ? [breadcrumbs(origin, [...head.above, { label: head.title, to: path }])] : []),
  ];
  const chunks = [...new Set([assets.entry, ...assets.chunksOf(parts.module)])];
  const font = `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>\n`;
  const preloads = chunks.map((chunk) => `<link rel="modulepreload" href="${chunk}" fetchpriority="low">`).join('\n');
  const entry = `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
${head.noIndex ? '<meta name="robots" content="noindex">\n' : ''}<meta property="og:site_name" content="${escapeHtml(product)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${image}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1624">
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
${parts.links}${parts.photoFirst ? '' : font}<style>${assets.css}</style>
${parts.photoFirst ? `<template id="code">${preloads}\n${entry}</template>` : preloads}
${structured.map((one) => `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...one })}</script>\n`).join('')}</head>
<body>
<script>${earlyScript}</script>
<div id="root">${parts.body}</div>
<script type="application/json" id="boot">${parts.boot}</script>
${parts.photoFirst ? '' : `${entry}\n`}</body>
</html>
`;
}
