const { TestEnvironment } = require('jest-environment-jsdom');

/** A page of jsdom that also has what Node and every current browser share. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'structuredClone',
    ]) {
      this.global[name] = globalThis[name];
    }
  }
};
