import type { Page } from '@playwright/test';

/** Runs in a page: what of it nobody can read, reach or hit, one line each. */
export declare function faultsOf(): string[];

/** Goes through the page by Tab: where the focus stands unseen, and what a mouse can press but the keyboard never reaches. */
export declare function keyboardFaultsOf(page: Page): Promise<string[]>;
