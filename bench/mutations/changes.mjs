import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const ts = createRequire(join(ROOT, 'package.json'))('typescript');
const { SyntaxKind: Kind } = ts;

const TURNED = { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const SHIFTED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
/** Calls that write what happened, and tables that hold it. */
const RECORDS =
  /^(await )?(this\.)?record[A-Z]?\w*\(|insert\(Deal(Step|History)|insert into \w*(audit_log|history|events?)\b/;
const IS_SQL = /\b(select|where|update|delete|insert|from|join)\b|[$:]\w+|_id\b/;
/** Ends a condition of SQL, outside brackets. */
const SQL_END = /^(and|or|order|group|limit|offset|returning|for|union|having|then|when|join|left|on|as)\b/i;

/** The ids of the contract: `Stage` -> its members. */
const IDS = new Map(
  [...readFileSync(join(ROOT, 'contract/src/ids.ts'), 'utf8').matchAll(/^export const (\w+) = \{([^}]*)\}/gm)].map(
    ([, name, body]) => [name, [...body.matchAll(/(\w+): \d+/g)].map(([, member]) => member)],
  ),
);

/** Where a condition ends that begins at `from`; what is quoted or in brackets belongs to it. */
function endOfCondition(sql, from) {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < sql.length; at += 1) {
    const sign = sql[at];
    quoted = sign === "'" ? !quoted : quoted;
    depth += !quoted && '({'.includes(sign) ? 1 : 0;
    depth -= !quoted && ')}'.includes(sign) ? 1 : 0;
    const over = depth === 0 && !quoted && (sign === ';' || (/\s/.test(sql[at - 1]) && SQL_END.test(sql.slice(at))));
    if (depth < 0 || over) {
      return at;
    }
  }
  return sql.length;
}

/** The conditions after an `and`, but for that of a `between`. */
function* conditionsOf(sql) {
  for (const { index, 0: found } of sql.matchAll(/\s+and\s+/gi)) {
    const before = sql.slice(0, index);
    if (!/\bbetween\s+\S+$/i.test(before)) {
      const end = endOfCondition(sql, index + found.length);
      yield { at: index, end: sql.slice(index, end).trimEnd().length + index };
    }
  }
}

/** The changes of one node: `[operator, from, to, text in its place]`. */
function* changesAt(node, text) {
  const [start, end] = [node.getStart(), node.getEnd()];
  const own = text.slice(start, end);
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText();
    const place = [node.operatorToken.getStart(), node.operatorToken.getEnd()];
    if (TURNED[sign]) {
      yield ['comparison turned', ...place, TURNED[sign]];
    }
    if (SHIFTED[sign]) {
      yield ['comparison shifted', ...place, SHIFTED[sign]];
    }
    if (sign === '&&') {
      yield ['condition removed', node.left.getEnd(), end, ''];
    }
  } else if (ts.isIfStatement(node) && !node.elseStatement) {
    yield ['condition removed', node.expression.getStart(), node.expression.getEnd(), 'false'];
  } else if (ts.isExpressionStatement(node) && RECORDS.test(own)) {
    yield ['record removed', start, end, ';'];
  } else if (ts.isPropertyAccessExpression(node) && IDS.has(node.expression.getText())) {
    const members = IDS.get(node.expression.getText());
    const next = members[(members.indexOf(node.name.text) + 1) % members.length];
    yield ['id changed', node.name.getStart(), end, next];
  } else if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
    if (!IS_SQL.test(own)) {
      return;
    }
    for (const { at, end: over } of conditionsOf(own.slice(1, -1))) {
      yield ['and dropped from SQL', start + 1 + at, start + 1 + over, ''];
    }
    for (const { index, 0: found, 1: id } of own.matchAll(/\b\w*_id (?:=|<>|in|not in) \(?(\d+)/g)) {
      yield ['id changed', start + index + found.length - id.length, start + index + found.length, String(+id + 1)];
    }
  }
}

/** Every change that could be made to a source: operator, place, what is there and what would be. */
export function changesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || node.kind === Kind.Decorator) {
      return;
    }
    for (const [operator, from, to, instead] of changesAt(node, text)) {
      const line = source.getLineAndCharacterOfPosition(from).line + 1;
      found.push({ file, line, operator, from, to, instead, was: text.slice(from, to) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The source with one change made. */
export const changed = (text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` of the changes, each operator as often as the others as far as it reaches. */
export function sample(changes, count, seed) {
  const next = numbersFrom(seed);
  const operators = [...new Set(changes.map(({ operator }) => operator))].sort();
  const left = operators.map((operator) => changes.filter((one) => one.operator === operator));
  const chosen = [];
  while (chosen.length < count && left.some((group) => group.length > 0)) {
    for (const group of left.filter((one) => one.length > 0)) {
      chosen.push(...group.splice(Math.floor(next() * group.length), 1));
    }
  }
  return chosen.slice(0, count);
}
