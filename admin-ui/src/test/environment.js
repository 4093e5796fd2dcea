import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser's document with Node's own fetch, streams and encoders, which jsdom leaves out. */
export default class BrowserWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }
}
