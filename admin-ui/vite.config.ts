import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Everything that each page needs comes in one file, and what several lists and forms need in a second one: each file
 * more costs the browser a few milliseconds, and a list alone would ask for forty.
 */
const codeSplitting = {
  groups: [
    { name: 'frame', test: /admin-ui[\\/]src[\\/]main\.tsx$/, priority: 2 },
    { name: 'shared', minShareCount: 4, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [react()],
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
    rolldownOptions: { output: { codeSplitting } },
  },
});
