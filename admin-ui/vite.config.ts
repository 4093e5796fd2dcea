import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What the sign-in needs comes in one file, what each page of the back office needs besides in a second one, and what
 * several lists and forms need in a third: each file more costs the browser a few milliseconds, and a list alone would
 * ask for forty.
 */
const codeSplitting = {
  groups: [
    { name: 'base', test: /admin-ui[\\/]src[\\/](mount|sign-in[\\/]sign-in-page)\.tsx$/, priority: 3 },
    { name: 'frame', test: /admin-ui[\\/]src[\\/]main\.tsx$/, priority: 2 },
    { name: 'shared', minShareCount: 4, priority: 1 },
  ],
};

/** While somebody types their password, the browser fetches what comes after it. */
const prefetchOffice: Plugin = {
  name: 'prefetch-office',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle = {} }) {
      const office = path.endsWith('sign-in.html')
        ? Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index')
        : undefined;
      // The entry itself imports and nothing else, so that the page names its imports in its place.
      return office?.type === 'chunk'
        ? office.imports.map((file) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', href: `/${file}`, as: 'script', crossorigin: true },
          }))
        : [];
    },
  },
};

export default defineConfig({
  plugins: [react(), prefetchOffice],
  // react-admin's own export, which no screen offers: the server writes our spreadsheets.
  resolve: { alias: { 'jsonexport/dist/index.js': fileURLToPath(new URL('src/no-export.ts', import.meta.url)) } },
  // The server replaces the placeholder at each request, so that no inline script or style runs without it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // Site and back office share one origin: everything this build emits lives under a prefix of its own.
    assetsDir: 'admin-assets',
    target: 'es2022',
    // The content policy allows fonts and images from our own address only, so nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    license: { fileName: 'THIRD-PARTY-NOTICES.txt' },
    rolldownOptions: { input: ['index.html', 'sign-in.html'], output: { codeSplitting } },
  },
});
