// What eslint.config.mjs is made of: it stands in the root, where ESLint and editors look for it, its packages here.
export { default as js } from '@eslint/js';
export { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
export { default as importX } from 'eslint-plugin-import-x';
export { default as globals } from 'globals';
export { default as tseslint } from 'typescript-eslint';
export { default as jsxA11y } from 'eslint-plugin-jsx-a11y';
export { default as reactHooks } from 'eslint-plugin-react-hooks';
