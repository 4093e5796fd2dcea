const { AsyncLocalStorage } = require('node:async_hooks');
const http = require('node:http');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const v8 = require('node:v8');

/**
 * Loaded into an API process with --require: keeps the statements that a request with the header `x-record: <key>`
 * runs, and answers them to GET /recorded/<key> as v8 serialises them: [{ name, text, values, rowMode }].
 */
const { Client } = createRequire(join(__dirname, '../../backend/package.json'))('pg');
const requests = new AsyncLocalStorage();
const kept = new Map();

const { query } = Client.prototype;
Client.prototype.query = function recorded(config, values, ...rest) {
  const statements = requests.getStore();
  if (statements && typeof config === 'string') {
    statements.push({ text: config, values: Array.isArray(values) ? values : [] });
  }
  // pg turns the values of its own query objects into text as it prepares them, so they are copied before.
  else if (statements && typeof config?.text === 'string') {
    statements.push({
      name: config.name,
      text: config.text,
      values: [...(config.values ?? (Array.isArray(values) ? values : []))],
      rowMode: config.rowMode,
    });
  }
  return query.call(this, config, values, ...rest);
};

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function listened(event, request, response) {
  if (event !== 'request') {
    return emit.apply(this, arguments);
  }
  const [, asked] = /^\/recorded\/(.+)$/.exec(request.url) ?? [];
  if (asked) {
    return response.end(v8.serialize(kept.get(asked) ?? []));
  }
  const key = request.headers['x-record'];
  if (!key) {
    return emit.apply(this, arguments);
  }
  kept.set(key, []);
  return requests.run(kept.get(key), () => emit.apply(this, arguments));
};
