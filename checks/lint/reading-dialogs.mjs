import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** What people type or choose in, by the package it comes from. */
const FIELDS = {
  'react-admin': /Input$|Form$/,
  'react-hook-form': /^(useForm|useController|Controller|FormProvider)$/,
};
const FIELD_PARTS =
  /^@mui\/material\/(TextField|Input|InputBase|OutlinedInput|FilledInput|Select|NativeSelect|Checkbox|Radio|RadioGroup|Switch|Slider|Autocomplete|Rating|ToggleButton)$/;
const FIELD_ELEMENTS = /<(input|textarea|select|form)[\s>]|component="(input|textarea|select|form)"|contentEditable/;

/** Dialogs of their own, which say themselves what they hold. */
const DIALOGS = /\/components\/(confirm-dialog|form\/form-dialog|form\/form-page|chooser\/chooser)\.tsx$/;

/** A choice that is saved at once leaves nothing behind that is typed and not saved. */
const SAVED_AT_ONCE = /\/components\/owner-input\.tsx$/;

/** A question may ask for one reason. */
const asksForReason = (source) =>
  /\/confirm-dialog'/.test(source) &&
  !/\/modal'/.test(source) &&
  (source.match(/<(TextField|ReasonField)\b/g) ?? []).length === 1;

/** A form of its own keeps what is typed, or asks, also when the dialog around it closes. */
const keepsWhatIsTyped = (source) => /\/form\/form-(page|dialog)'/.test(source);

const IMPORTS = /import\s+(?!type\b)([^'";]*?)\s*from\s*'([^']+)'/g;

const fileOf = (path) => [path, `${path}.tsx`, `${path}.ts`].find((one) => /\.tsx?$/.test(one) && existsSync(one));

/** The field that a source holds, or undefined; and the files of ours that it draws with. */
export function fieldsIn(source) {
  const files = [];
  let field = FIELD_ELEMENTS.exec(source)?.[0];
  for (const [, names, from] of source.matchAll(IMPORTS)) {
    if (from.startsWith('.')) {
      files.push(from);
    } else if (FIELD_PARTS.test(from)) {
      field ??= from;
    } else if (FIELDS[from]) {
      field ??= names.split(/[\s,{}]+/).find((name) => FIELDS[from].test(name));
    }
  }
  return { field, files };
}

/** The way from a reading dialog to a field: the files in between and the field; undefined when there is none. */
export function wayToField(path, source, seen = new Set([path])) {
  const { field, files } = fieldsIn(source);
  if (field) {
    return [field];
  }
  for (const from of files) {
    const next = fileOf(resolve(dirname(path), from));
    if (!next || seen.has(next) || DIALOGS.test(next) || SAVED_AT_ONCE.test(next) || !next.endsWith('.tsx')) {
      continue;
    }
    seen.add(next);
    const drawn = readFileSync(next, 'utf8');
    const way = asksForReason(drawn) || keepsWhatIsTyped(drawn) ? undefined : wayToField(next, drawn, seen);
    if (way) {
      return [relative(process.cwd(), next), ...way];
    }
  }
  return undefined;
}

/** A file that draws a `Modal` holds no field, nor does anything that it draws with: creating and editing happen in a `FormDialog`, or in a `FormPage`. */
export const readingDialogs = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ImportDeclaration(node) {
      if (!/\/modal$/.test(node.source.value)) {
        return;
      }
      const way = wayToField(context.filename, context.sourceCode.text);
      if (way) {
        context.report({
          node,
          message: `A Modal is for reading and holds no fields; this one reaches ${way.join(' > ')}. Use FormDialog.`,
        });
      }
    },
  }),
};
