import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What those alone read who bargain: terms of offers, letters, until when something is due. */
const bargaining = {
  site: String.raw`components[\\/](offer-versions|file-button|letter-button|terms[\\/])|api[\\/]named-file|lib[\\/]use-due`,
  contract: 'dates|rounds|turns',
};
/** What those alone need who are signed in, on most of their pages and in most of their dialogs. */
const signedIn = String.raw`api[\\/]use-load|components[\\/](form-actions|new-tab|words)|router[\\/]use-anchor`;
/** What only some pages use, or only those who are signed in: the file of all has to stay small. */
const apart = {
  site: String.raw`pages[\\/]|maps[\\/]|layout[\\/](dashboard|text-page|narrow-page|require-role)|features[\\/](profile|dashboard|search|sign-in)[\\/]|components[\\/](pager|confirm-line|carousel|listing-card|(heart|searches|compare)[\\/])|lib[\\/](short-money|save-file)|forms[\\/](?!drafts|early|form-ids|use-open-form)`,
  contract: 'property-fields|search-|area|bounds|saved-searches|compare|distance|rules|fields|video|attachment-name',
};
const within = (site: string, contract: string) =>
  new RegExp(String.raw`(site-ui[\\/]src[\\/]${site}|contract[\\/]src[\\/]${contract})`);

/** What several pages use comes in one file: each file more costs a slow phone a way there and back. */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    {
      name: 'shared',
      test: within(`(?!${apart.site}|${bargaining.site}|${signedIn})`, `(?!${apart.contract}|${bargaining.contract})`),
      minShareCount: 3,
      priority: 2,
    },
    // One file: methods are so alike that they compress well together. What is for those who are signed in no first visit asks for.
    {
      name: 'services',
      test: /openapi[\\/]client[\\/]services[\\/](?!MeResource|Documents|Market)/,
      minShareCount: 3,
      priority: 1,
    },
    // What only the pages with a form, and those of one property, need.
    {
      name: 'forms',
      test: /site-ui[\\/]src[\\/]forms[\\/](?!drafts|early|form-ids|use-open-form)|contract[\\/]src[\\/](rules|fields)/,
      minShareCount: 3,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'bargain',
      test: within(`(${bargaining.site})`, `(${bargaining.contract})`),
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'signed-in',
      test: new RegExp(String.raw`site-ui[\\/]src[\\/](${signedIn})`),
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    // What an address of a search says, with the little that it takes to read a day and a part of the map.
    {
      name: 'search-address',
      test: /contract[\\/]src[\\/](search-|area|bounds|days)/,
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    // One file, where a card, a page and the bar at the end of every page ask for parts of it.
    {
      name: 'compare',
      test: /site-ui[\\/]src[\\/]components[\\/]compare[\\/]/,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    // Of the home page and those of properties alone.
    {
      name: 'carousel',
      test: /site-ui[\\/]src[\\/]components[\\/]carousel/,
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: 'profile',
      test: /(site-ui[\\/]src[\\/]features[\\/]profile[\\/]|contract[\\/]src[\\/](property-fields|video))/,
      minShareCount: 3,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
};

/** What is there before any part comes late, which so need not say that it needs it. */
const OF_EVERY_PAGE = /^assets\/(entry-client|react|rolldown-runtime|services|shared)-/;

/**
 * What pdf.js asks for by name when a document needs it: the fonts that documents may leave out, and a decoder of
 * JPEG 2000 for pages that may run no WebAssembly.
 */
const pdfFiles: Plugin = {
  name: 'pdf-files',
  generateBundle() {
    const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
    for (const folder of ['standard_fonts', 'wasm']) {
      for (const name of readdirSync(join(root, folder)).filter((file) => !file.endsWith('.wasm'))) {
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdfjs/${folder}/${name}`,
          source: readFileSync(join(root, folder, name)),
        });
      }
    }
  },
};

/** Shorter than the names that Vite gives, of which the scripts hold hundreds; the same in both builds. */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

/**
 * Two builds of one source: the browser's (dist/client, hashed names and a manifest) and the server's (dist/server).
 * All style sheets end in one file, because the server inlines it into the document's head: nothing else then has to
 * arrive before the first paint, and no page flashes unstyled when it is reached by a click.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [pdfFiles])],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    license: { fileName: 'THIRD-PARTY-NOTICES.txt' },
    rollupOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx', output: { codeSplitting } },
    modulePreload: {
      resolveDependencies: (file, needed) => needed.filter((one) => one !== file && !OF_EVERY_PAGE.test(one)),
    },
  },
  // Packages for Node decide when they are loaded which build of theirs runs: here it is decided, whatever is set there.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The server bundle carries its dependencies, so that it runs from wherever it is deployed; `npm run dev` runs it here.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
