import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsIn } from '../lint/reading-dialogs.mjs';

test('[FOFF-01] a reading dialog is found to hold a field, whatever kind it is of', () => {
  for (const source of [
    "import { TextInput, useNotify } from 'react-admin';",
    "import {\n  useNotify,\n  SimpleForm,\n} from 'react-admin';",
    "import TextField from '@mui/material/TextField';",
    "import { useForm } from 'react-hook-form';",
    'const part = <textarea rows={3} />;',
    'const part = <Box component="input" />;',
  ]) {
    assert.ok(fieldsIn(source).field, source);
  }
  for (const source of [
    "import { useGetOne } from 'react-admin';",
    "import type { TextInput } from 'react-admin';",
    'const part = <p>input</p>;',
  ]) {
    assert.equal(fieldsIn(source).field, undefined, source);
  }
});

test('[FOFF-01] what a dialog draws with is looked at, too', () => {
  assert.deepEqual(fieldsIn("import { Body } from './Body';\nimport type { Deal } from '../deal';").files, ['./Body']);
});
