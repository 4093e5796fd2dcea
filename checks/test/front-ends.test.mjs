import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });

/** What is wrong with this code of either front end, by rule. */
async function rulesBroken(code) {
  const broken = await Promise.all(
    ['admin-ui', 'site-ui'].map(async (part) => {
      const [{ messages }] = await eslint.lintText(code, { filePath: `${part}/src/components/planted.tsx` });
      return messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
    }),
  );
  assert.deepEqual(broken[0], broken[1]);
  return broken[0].filter((rule) => /^(react-hooks|jsx-a11y)/.test(rule));
}

test('[FTEST-68] hooks and accessibility are linted in both front ends', async () => {
  const component = (body) => `import { useEffect, useState } from 'react';\nexport function Door(props) { ${body} }\n`;
  for (const [rule, body] of [
    ['react-hooks/rules-of-hooks', 'if (props.open) { useState(1); } return null;'],
    ['react-hooks/exhaustive-deps', 'useEffect(() => props.onOpen(), []); return null;'],
    [
      'react-hooks/set-state-in-effect',
      'const [open, setOpen] = useState(false); useEffect(() => setOpen(true), []); return open ? null : props.children;',
    ],
    ['jsx-a11y/no-autofocus', 'return <input autoFocus {...props} />;'],
    ['jsx-a11y/alt-text', 'return <img src={props.src} />;'],
  ]) {
    assert.deepEqual(await rulesBroken(component(body)), [rule]);
  }
  assert.deepEqual(await rulesBroken(component('return <p>{props.name}</p>;')), []);
});
