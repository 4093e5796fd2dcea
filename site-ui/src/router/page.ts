import type { BaseHttpRequest } from '@stowbridge/api';
import type { ComponentType } from 'react';

export type Params = Partial<Record<string, string>>;

/** What a page's loader gets, the same on the server and in the browser. */
export interface LoaderArgs {
  api: BaseHttpRequest;
  params: Params;
  url: URL;
}

/** A page's data together with the status under which the server sends the page. */
export class Answer<Data> {
  constructor(
    readonly data: Data,
    readonly status: number,
  ) {}
}

/** A page's module. Everything but the component is optional. */
export interface PageModule {
  Component: ComponentType;
  /** Finds what the page shows before it is shown; without one the page is shown at once. */
  loader?: (args: LoaderArgs) => Promise<unknown>;
  /** The one true path of what the loader found; the server redirects any other to it. */
  canonicalPath?(data: unknown): string | undefined;
  /** Whether the data of one address serves another address of the same page. */
  keepsData?: (from: URL, to: URL) => boolean;
}

export interface Page {
  pattern: string;
  /** The source file, by which the server finds the page's chunks in the manifest. */
  file: string;
  load: () => Promise<PageModule>;
}

export interface Loaded {
  data: unknown;
  status: number;
}

/** Runs a page's loader; a page without one has nothing to wait for. */
export async function loadData(module: PageModule, args: LoaderArgs): Promise<Loaded> {
  const answer = await module.loader?.(args);
  return answer instanceof Answer ? { data: answer.data, status: answer.status } : { data: answer, status: 200 };
}
