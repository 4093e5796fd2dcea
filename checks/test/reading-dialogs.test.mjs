import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fieldsIn, wayToField } from '../lint/reading-dialogs.mjs';

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

test('[FOFF-01] what keeps what is typed, or is saved at once, may stand in a dialog, and no other field', () => {
  const panel = join(import.meta.dirname, '../../admin-ui/src/panels/deals/view/some-view.tsx');
  const way = (from) => wayToField(panel, `import { Part } from '${from}';`);
  for (const from of [
    '../../notes/write-note',
    '../../tasks/task-dialog',
    '../../../components/owner-input',
    '../stage/withdraw-confirm',
  ]) {
    assert.equal(way(from), undefined, from);
  }
  assert.ok(way('../../notes/note-fields'));
  assert.ok(way('../../../components/phone-input'));
});
