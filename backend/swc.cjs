/** How TypeScript becomes JavaScript, in the product and in its tests. Types are another matter: `npm run typecheck`. */
module.exports = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
    keepClassNames: true,
  },
  // So that ES modules can name what they import.
  module: { type: 'commonjs', exportInteropAnnotation: true },
};
