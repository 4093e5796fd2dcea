import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command of the guide, and what the comment below it promises. */
export interface GuideCommand {
  /** The heading that it is under. */
  under: string;
  command: string;
  status: number;
  /** Part of the answer, or a header of it, that later commands use by this name. */
  keep?: { header: boolean; from: string; as: string };
  /** A header that the answer must have. */
  header?: string;
}

const PROMISE =
  /^# (?<status>\d{3})(?:; keep (?<where>the header )?(?<from>[\w-]+) as (?<as>[A-Z]+))?(?:; has the header (?<header>[\w-]+))?$/;

const guide = readFileSync(join(__dirname, '../../../docs/api-guide.md'), 'utf8');

/** Every block of one language, in the order of the page. */
function blocks(language: string): { under: string; text: string }[] {
  let under = '';
  const found: { under: string; text: string }[] = [];
  for (const [, heading, kind, text] of guide.matchAll(/^## (.+)$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (heading) {
      under = heading;
    } else if (kind === language) {
      found.push({ under, text });
    }
  }
  return found;
}

/** @throws Error for a block whose last line promises nothing */
export function guideCommands(): GuideCommand[] {
  return blocks('sh').map(({ under, text }) => {
    const lines = text.trimEnd().split('\n');
    const promised = PROMISE.exec(lines.at(-1) ?? '')?.groups;
    if (!promised) {
      throw new Error(`What does this answer? ${text}`);
    }
    const { status, where, from, as, header } = promised;
    return {
      under,
      command: lines.slice(0, -1).join('\n'),
      status: Number(status),
      header,
      keep: as ? { header: Boolean(where), from, as } : undefined,
    };
  });
}

/** What the table of scopes names. */
export const guideScopes = (): string[] =>
  [
    ...guide
      .slice(guide.indexOf('| resource |'))
      .split('\n\n')[0]
      .matchAll(/^\| `([\w-]+)` \|/gm),
  ].map(([, name]) => name);

export const guidePrograms = (): string[] => blocks('ts').map(({ text }) => text);
