const vm = require('node:vm');

/**
 * Jest's own runtime, with one difference: a module that a test file has compiled is not parsed again for the next one in
 * the same worker. A `vm.Script` belongs to no context; `vm.compileFunction`, which Jest calls, does.
 */
const compiled = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext, importModuleDynamically, ...others } = options;
  if (!filename || !parsingContext || Object.keys(others).length > 0) {
    return compileFunction(source, parameters, options);
  }
  const head = `(function (${parameters.join(', ')}) {`;
  const text = `${head}${source}\n})`;
  let known = compiled.get(filename);
  if (known?.text !== text) {
    known = { text, script: new vm.Script(text, { filename, columnOffset: -head.length, importModuleDynamically }) };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

module.exports = require('jest-runtime');
