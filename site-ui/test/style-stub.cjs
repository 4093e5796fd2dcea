// Class names of CSS modules stand for themselves in tests.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
