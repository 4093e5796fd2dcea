import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the request that is being answered comes from. */
export interface RequestOrigin {
  /** The caller's address, as far as the configured proxies are believed. */
  address: string;
  /** What the caller says that it is; empty when it says nothing. */
  userAgent: string;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/** Answers a request; everything that it does may ask for its origin, without every function in between handing it on. */
export const withOrigin = (origin: RequestOrigin, work: () => void): void => current.run(origin, work);

/** Undefined where nobody has asked: in the worker, at the start, in commands. */
export const currentOrigin = (): RequestOrigin | undefined => current.getStore();
