import type { VerificationDto } from '@stowbridge/api';
import { formatFullDate } from '../../lib/format';

/** What was asked for: a file, a code, or both. */
export interface Asked {
  file?: { sha256: string };
  code?: string;
}

export interface Outcome {
  tone: 'good' | 'bad' | 'open';
  text: string;
}

/** What is said of the answers. */
export function outcomesOf(
  { file, code }: Asked,
  { byFile, byCode }: { byFile?: VerificationDto; byCode?: VerificationDto },
  product: string,
): Outcome[] {
  const outcomes: Outcome[] = [];
  const isThatFile = file !== undefined && file.sha256 === byCode?.sha256;
  if (code && !byCode?.known) {
    outcomes.push({ tone: 'bad', text: `The code ${code} is not on any certificate that we made.` });
  } else if (byCode && !isThatFile) {
    const text = `The code ${code} is on a certificate that was executed on ${dayOf(byCode)} through ${product}.`;
    outcomes.push(
      file
        ? { tone: 'bad', text: `${text} This file is not that certificate, or it was changed.` }
        : { tone: 'open', text: `${text} Choose its file to see whether it is unchanged.` },
    );
  }
  if (file) {
    outcomes.push(ofFile(isThatFile ? byCode : byFile, product));
  }
  return outcomes;
}

function ofFile(found: VerificationDto | undefined, product: string): Outcome {
  if (!found?.known) {
    return { tone: 'bad', text: 'This file is not one that we made, or it was changed.' };
  }
  return found.kind === 'agreement'
    ? { tone: 'good', text: `This is the text of an agreement that was signed through ${product}.` }
    : { tone: 'good', text: `Executed on ${dayOf(found)} through ${product}. This file is unchanged.` };
}

const dayOf = ({ day }: VerificationDto): string => formatFullDate(day ?? '');
